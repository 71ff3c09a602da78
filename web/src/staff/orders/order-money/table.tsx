import { type ReactNode, useId } from 'react';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { Sideways } from '../../kit/page/page-parts.tsx';

interface Column<Row> {
  readonly title: MessageKey;
  readonly cell: (row: Row) => ReactNode;
}

interface MoneyTableProps<Row> {
  readonly title: MessageKey;
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** The first is a time and the last a sum. */
  readonly columns: readonly Column<Row>[];
  readonly foot?: ReactNode;
}

/** On a phone the last cell, which is the sum, stands beside the first. */
const CELL =
  'py-2 pr-3 align-top last:whitespace-nowrap last:pr-0 last:text-right max-md:p-0 max-md:last:col-start-2 max-md:last:row-start-1';

/** Rows of money under a heading. On a phone the sum stands beside the time, and the other cells below them. */
export function MoneyTable<Row>({ title, rows, keyOf, columns, foot }: MoneyTableProps<Row>) {
  const { t } = useI18n();
  const id = useId();
  return (
    <div className="mt-4">
      <h3 id={id} className="text-lg">
        {t(title)}
      </h3>
      <Sideways name={t(title)}>
        <table aria-labelledby={id} className="w-full text-sm max-md:block md:min-w-136">
          <thead className="max-md:sr-only">
            <tr className="border-line border-b text-left text-muted text-xs">
              {columns.map((column) => (
                <th key={column.title} scope="col" className="py-1.5 pr-3 font-medium last:pr-0 last:text-right">
                  {t(column.title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-md:block max-md:*:grid max-md:*:grid-cols-2 max-md:*:gap-x-3 max-md:*:py-2.5">
            {rows.map((row) => (
              <tr key={keyOf(row)}>
                {columns.map((column) => (
                  <td key={column.title} className={CELL}>
                    {column.cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Sideways>
      {foot && <p className="mt-1 flex items-baseline justify-between gap-3 rounded-field bg-sunk px-3 py-2">{foot}</p>}
    </div>
  );
}

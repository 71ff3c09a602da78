import { type ReactNode, useId } from 'react';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Sideways } from '../../kit/page/page-parts.tsx';

interface MoneyTableProps {
  readonly title: MessageKey;
  /** The last of them is a sum. */
  readonly columns: readonly MessageKey[];
  /** Stands below the rows. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** Rows of money under a heading. On a phone the sum stands beside the time, and below them what else is known. */
export function MoneyTable({ title, columns, foot, children }: MoneyTableProps) {
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
                <th key={column} scope="col" className="py-1.5 pr-3 font-medium last:pr-0 last:text-right">
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line max-md:block max-md:*:grid max-md:*:grid-cols-2 max-md:*:gap-x-3 max-md:*:py-2.5">
            {children}
          </tbody>
        </table>
      </Sideways>
      {foot && <p className="mt-1 flex items-baseline justify-between gap-3 rounded-field bg-sunk px-3 py-2">{foot}</p>}
    </div>
  );
}

export function Cell({ isSum = false, children }: { isSum?: boolean; children: ReactNode }) {
  return (
    <td
      className={classNames(
        'py-2 pr-3 align-top last:pr-0 max-md:p-0',
        isSum && 'whitespace-nowrap text-right max-md:col-start-2 max-md:row-start-1',
      )}
    >
      {children}
    </td>
  );
}

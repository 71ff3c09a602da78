import type { ReactNode } from 'react';
import type { components } from '#contract';
import { formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Sideways } from '../kit/page/page-parts.tsx';

export type Overview = components['schemas']['Overview'];
type Sums = components['schemas']['SumsOfOrders'];

/** A row of sums under a name, which may lead somewhere. */
interface SumsRow {
  readonly key: string;
  readonly name: ReactNode;
  readonly sums: Sums;
}

/** The columns of money; counts and averages follow them. */
const COLUMNS = [
  ['gross', 'staff.came'],
  ['refunded', 'staff.refunded'],
  ['fee', 'staff.fees'],
  ['net', 'staff.net'],
] as const satisfies readonly (readonly [keyof Sums, MessageKey])[];

/** Sums of the same orders side by side: net is what came, less what was refunded and what gateways kept. */
export function SumsTable({ title, rows }: { title: string; rows: readonly SumsRow[] }) {
  const { t, language } = useI18n();
  const money = (dollars: number | null) => (dollars === null ? '—' : formatPrice(dollars, language));
  return (
    <Sideways name={title}>
      <table className="w-full text-right text-sm">
        <thead>
          <tr className="border-line border-b align-bottom text-muted text-xs">
            <th scope="col" className="py-2 pr-2 text-left font-medium">
              {title}
            </th>
            {COLUMNS.map(([name, word]) => (
              <th key={name} scope="col" className="px-2 py-2 font-medium">
                {t(word)}
              </th>
            ))}
            <th scope="col" className="px-2 py-2 font-medium">
              {t('common.orders')}
            </th>
            <th scope="col" className="min-w-20 py-2 pl-2 font-medium">
              {t('overview.average')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, sums }) => (
            <tr key={key} className="border-line not-last:border-b">
              <th scope="row" className="py-2 pr-2 text-left font-normal">
                {name}
              </th>
              {COLUMNS.map(([column]) => (
                <td key={column} className="whitespace-nowrap px-2">
                  {money(sums[column])}
                </td>
              ))}
              <td className="px-2">{sums.orders}</td>
              <td className="whitespace-nowrap pl-2">{money(sums.average)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Sideways>
  );
}

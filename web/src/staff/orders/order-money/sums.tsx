import { formatPrice } from '../../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Amount } from '../../kit/values/money-and-time.tsx';
import type { OrderMoneyAnswer } from '../order-queries.ts';

/** The sums of an order's money side by side; lists, files and the overview show the same sums. */
export function Sums({ money }: { money: OrderMoneyAnswer }) {
  const { t } = useI18n();
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-field border border-line bg-line">
      {sumsOf(money).map(({ word, dollars }) => (
        <div key={word} className={classNames('grow basis-24 px-3 py-2', word === 'staff.net' ? 'bg-sunk' : 'bg-surface')}>
          <dt className="text-muted text-xs">{t(word)}</dt>
          <dd className={word === 'staffMoney.booksUnder' ? 'text-danger' : undefined}>
            <Amount dollars={dollars} className="font-heading text-xl" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface NamedSum {
  readonly word: MessageKey;
  readonly dollars: number;
}

function sumsOf({ due, over, under, sums }: OrderMoneyAnswer): NamedSum[] {
  const named: NamedSum[] = [
    { word: 'staffMoney.booksDue', dollars: due },
    { word: 'staff.came', dollars: sums.gross },
  ];
  if (sums.byHand !== 0) named.push({ word: 'staffMoney.byHandSum', dollars: sums.byHand });
  if (under > 0) named.push({ word: 'staffMoney.booksUnder', dollars: under });
  else named.push({ word: 'staffMoney.booksOver', dollars: over });
  // Subtracted from zero, because the minus of nothing would be written as -0.
  named.push({ word: 'staffMoney.booksBack', dollars: 0 - sums.refunded });
  named.push({ word: 'staffMoney.booksFee', dollars: 0 - sums.fee });
  named.push({ word: 'staff.net', dollars: sums.net });
  return named;
}

/** How what came is shared between what is kept and what goes back, as a bar with its legend; nothing while none goes back. */
export function ShareBar({ money: { sums, underWay } }: { money: OrderMoneyAnswer }) {
  const { t, language } = useI18n();
  if (sums.gross <= 0 || sums.refunded + underWay <= 0) return null;
  // In whole cents: a difference of dollars may miss zero by a fraction of a cent.
  const kept = Math.round((sums.gross - sums.refunded - underWay) * 100) / 100;
  const parts = [
    { word: 'staffMoney.booksKept', dollars: kept, fill: 'fill-ok', mark: 'bg-ok' },
    { word: 'staffMoney.booksUnderWay', dollars: underWay, fill: 'fill-gold', mark: 'bg-gold' },
    { word: 'staffMoney.booksBack', dollars: sums.refunded, fill: 'fill-outline', mark: 'bg-outline' },
  ] as const;
  const shown = parts.filter(({ dollars }) => dollars > 0);
  let before = 0;
  const bars = shown.map(({ word, dollars, fill }) => {
    const bar = { word, fill, x: (before / sums.gross) * 100, width: (dollars / sums.gross) * 100 };
    before += dollars;
    return bar;
  });
  return (
    <div className="mt-3">
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="h-2.5 w-full rounded-full">
        {bars.map(({ word, fill, x, width }) => (
          <rect key={word} x={x} width={width} height="2" className={fill} />
        ))}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {shown.map(({ word, dollars, mark }) => (
          <li key={word} className="flex items-center gap-1.5">
            <span className={classNames('size-2.5 rounded-xs', mark)} />
            {t(word)} <strong className="font-semibold">{formatPrice(dollars, language)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { formatPrice } from '../../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Amount } from '../../kit/values/money-and-time.tsx';
import type { OrderMoneyAnswer } from '../order-queries.ts';

/** The sums side by side; each is what the list, the files and the overview say. */
export function Tiles({ money: { due, over, under, sums } }: { money: OrderMoneyAnswer }) {
  const byHand: [MessageKey, number][] = sums.byHand === 0 ? [] : [['staffMoney.byHandSum', sums.byHand]];
  const tiles: readonly (readonly [MessageKey, number])[] = [
    ['staffMoney.booksDue', due],
    ['staff.came', sums.gross],
    ...byHand,
    under > 0 ? ['staffMoney.booksUnder', under] : ['staffMoney.booksOver', over],
    ['staffMoney.booksBack', 0 - sums.refunded],
    ['staffMoney.booksFee', 0 - sums.fee],
    ['staff.net', sums.net],
  ];
  const { t } = useI18n();
  return (
    <dl className="flex flex-wrap gap-px overflow-hidden rounded-field border border-line bg-line">
      {tiles.map(([word, sum]) => (
        <div key={word} className={classNames('grow basis-24 px-3 py-2', word === 'staff.net' ? 'bg-sunk' : 'bg-surface')}>
          <dt className="text-muted text-xs">{t(word)}</dt>
          <dd className={word === 'staffMoney.booksUnder' ? 'text-danger' : undefined}>
            <Amount dollars={sum} className="font-heading text-xl" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What became of what came, as a bar with its legend; nothing when nothing has come for good. */
export function Share({ money: { sums, underWay } }: { money: OrderMoneyAnswer }) {
  const { t, language } = useI18n();
  if (sums.gross <= 0 || sums.refunded + underWay <= 0) return null;
  const parts = [
    { word: 'staffMoney.booksKept', sum: sums.gross - sums.refunded - underWay, tone: 'bg-ok' },
    { word: 'staffMoney.booksUnderWay', sum: underWay, tone: 'bg-gold' },
    { word: 'staffMoney.booksBack', sum: sums.refunded, tone: 'bg-outline' },
  ] as const;
  const shown = parts.filter(({ sum }) => sum > 0);
  return (
    <div className="mt-3">
      <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true" className="h-2.5 w-full rounded-full">
        {shown.map(({ word, sum, tone }, place) => {
          const before = shown.slice(0, place).reduce((all, part) => all + part.sum, 0);
          const [x, width] = [(before / sums.gross) * 100, (sum / sums.gross) * 100];
          return <rect key={word} x={x} width={width} height="2" className={FILLS[tone]} />;
        })}
      </svg>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {shown.map(({ word, sum, tone }) => (
          <li key={word} className="flex items-center gap-1.5">
            <span className={classNames('size-2.5 rounded-xs', tone)} />
            {t(word)} <strong className="font-semibold">{formatPrice(sum, language)}</strong>
          </li>
        ))}
      </ul>
    </div>
  );
}

const FILLS = { 'bg-ok': 'fill-ok', 'bg-gold': 'fill-gold', 'bg-outline': 'fill-outline' } as const;

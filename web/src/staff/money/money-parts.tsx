import { formatCoinAmount, formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Amount } from '../kit/values/amount.tsx';
import type { WaitingMoney } from './money-queries.ts';

type Reason = WaitingMoney['reasons'][number];

const TONES: Readonly<Partial<Record<Reason, string>>> = {
  underpaid: 'bg-danger-soft text-danger',
  wrong_asset: 'bg-danger-soft text-danger',
  reversed: 'bg-danger-soft text-danger',
  disputed: 'bg-danger-soft text-danger',
  order_already_paid: 'bg-info-soft text-info',
};
const BADGE = 'inline-flex w-fit rounded-full px-2.5 py-0.5 font-medium text-xs';

/** Why money waits: its reasons, or that the customer asks. */
export function Reasons({ money: { kind, reasons } }: { money: Pick<WaitingMoney, 'kind' | 'reasons'> }) {
  const { t } = useI18n();
  if (kind === 'ask') return <span className={classNames(BADGE, 'bg-gold-soft text-gold-ink')}>{t('staffMoney.kind.ask')}</span>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {reasons.map((reason) => (
        <span key={reason} className={classNames(BADGE, TONES[reason] ?? 'bg-gold-soft text-gold-ink')}>
          {t(`staffMoney.why.${reason}`)}
        </span>
      ))}
    </span>
  );
}

type Sums = Pick<WaitingMoney, 'unit' | 'amount' | 'expected' | 'received' | 'confirmed'>;

/** What came of what was asked for: of coins both, with the dollars that were asked for. */
export function Came({ sums: { unit, amount, expected, received } }: { sums: Sums }) {
  const { t, language } = useI18n();
  const write = (coins: string | null) => formatCoinAmount(coins ?? '', language);
  return (
    <span className="flex flex-col">
      {unit !== null && (
        <strong className="font-semibold">
          {t('staffMoney.came', { received: write(received), expected: write(expected), unit })}
        </strong>
      )}
      {amount !== null && unit === null && <Amount dollars={amount} className="font-semibold" />}
      {amount !== null && unit !== null && (
        <span className="text-muted text-xs">{t('staffMoney.askedFor', { price: formatPrice(amount, language) })}</span>
      )}
    </span>
  );
}

/** A name and a value, one under the other. */
export function Fact({ name, children }: { name: MessageKey; children: string }) {
  const { t } = useI18n();
  return (
    <div className="min-w-0">
      <dt className="text-muted text-xs">{t(name)}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

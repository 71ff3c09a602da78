import { formatCoinAmount } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Amount } from '../kit/values/amount.tsx';
import type { OpenRefund } from './refund-queries.ts';

type Wait = NonNullable<OpenRefund['waitsFor']>;

export const WAITS: Readonly<Record<Wait, { word: MessageKey; tone: string }>> = {
  address: { word: 'staffRefunds.waitsAddress', tone: 'bg-info-soft text-info' },
  sending: { word: 'staffRefunds.waitsSending', tone: 'bg-gold-soft text-gold-ink' },
  gateway: { word: 'staffRefunds.waitsGateway', tone: 'bg-danger-soft text-danger' },
  second_person: { word: 'staffRefunds.waitsSecond', tone: 'bg-gold-soft text-gold-ink' },
};
const BADGE = 'inline-flex w-fit rounded-full px-2.5 py-0.5 font-medium text-xs';

/** What a refund waits for, or how it is over. */
export function RefundWait({ refund: { waitsFor, state } }: { refund: Pick<OpenRefund, 'waitsFor' | 'state'> }) {
  const { t } = useI18n();
  if (waitsFor === null)
    return (
      <span className={classNames(BADGE, 'bg-sunk text-muted')}>
        {t(state === 'confirmed' ? 'staffMoney.refund.confirmed' : 'staffMoney.refund.rejected')}
      </span>
    );
  const { word, tone } = WAITS[waitsFor];
  return <span className={classNames(BADGE, tone)}>{t(word)}</span>;
}

/** What goes back: of coins both the coins and what they were worth. */
export function Refunded({ refund: { coins, unit, amount } }: { refund: Pick<OpenRefund, 'coins' | 'unit' | 'amount'> }) {
  const { language } = useI18n();
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      {coins !== null && <span className="price">{`${formatCoinAmount(coins, language)} ${unit}`}</span>}
      <Amount dollars={amount} className={classNames(coins !== null && 'text-muted')} />
    </span>
  );
}

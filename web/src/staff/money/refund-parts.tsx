import { formatCoinAmount } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge, type BadgeTone } from '../../ui/late/badge.tsx';
import { Amount } from '../kit/values/money-and-time.tsx';
import type { OpenRefund } from './refund-queries.ts';

type Wait = NonNullable<OpenRefund['waitsFor']>;

/** The words and the colour of what a refund waits for. */
export const WAITS: Readonly<Record<Wait, { word: MessageKey; tone: BadgeTone }>> = {
  address: { word: 'staffRefunds.waitsAddress', tone: 'info' },
  sending: { word: 'staffRefunds.waitsSending', tone: 'gold' },
  // It was asked to pay back and has not answered: whether the money went is open.
  gateway: { word: 'staffRefunds.waitsGateway', tone: 'danger' },
  second_person: { word: 'staffRefunds.waitsSecond', tone: 'gold' },
};

/** A badge with what a refund waits for, or with how it has ended. */
export function RefundWait({ refund: { waitsFor, state } }: { refund: Pick<OpenRefund, 'waitsFor' | 'state'> }) {
  const { t } = useI18n();
  if (waitsFor === null) {
    return <Badge>{t(state === 'confirmed' ? 'staffMoney.refund.confirmed' : 'staffMoney.refund.rejected')}</Badge>;
  }
  const { word, tone } = WAITS[waitsFor];
  return <Badge tone={tone}>{t(word)}</Badge>;
}

/** How much goes back: the dollars, and of coins how many as well. */
export function RefundedAmount({ refund: { coins, unit, amount } }: { refund: Pick<OpenRefund, 'coins' | 'unit' | 'amount'> }) {
  const { language } = useI18n();
  return (
    <span className="inline-flex flex-wrap items-baseline gap-x-3">
      {coins !== null && <span className="price">{`${formatCoinAmount(coins, language)} ${unit}`}</span>}
      <Amount dollars={amount} className={classNames(coins !== null && 'text-muted')} />
    </span>
  );
}

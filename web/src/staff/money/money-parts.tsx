import { orderNumber } from '#words/order-number.ts';
import { formatCoinAmount, formatPrice } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../../ui/late/badge.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import type { FormFields } from '../kit/forms/use-record-form.ts';
import { Card } from '../kit/page/page-parts.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { Amount } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import type { MoneySource, WaitingMoney } from './money-queries.ts';

type Reason = WaitingMoney['reasons'][number];

/** The colours of reasons; any other is gold. */
const TONES: Readonly<Partial<Record<Reason, BadgeTone>>> = {
  underpaid: 'danger',
  wrong_asset: 'danger',
  reversed: 'danger',
  disputed: 'danger',
  order_already_paid: 'info',
};

/** Why money waits: its reasons, or that the customer asks. */
export function Reasons({ money: { kind, reasons } }: { money: Pick<WaitingMoney | MoneySource, 'kind' | 'reasons'> }) {
  const { t } = useI18n();
  if (kind === 'ask') return <Badge tone="gold">{t('staffMoney.kind.ask')}</Badge>;
  return (
    <span className="flex flex-wrap gap-1.5">
      {reasons.map((reason) => (
        <Badge key={reason} tone={TONES[reason] ?? 'gold'}>
          {t(`staffMoney.why.${reason}`)}
        </Badge>
      ))}
    </span>
  );
}

/** `unit` is that of a coin, null where no coins came; `expected` and `received` are amounts of it, and `amount` is in dollars, null for a wish. */
type Sums = Pick<WaitingMoney, 'unit' | 'amount' | 'expected' | 'received'>;

/** How much came: of coins beside how much was asked for, with its price in dollars; otherwise the dollars. */
export function ReceivedAmount({ sums: { unit, amount, expected, received } }: { sums: Sums }) {
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

/** A form that has a field `text`, such as the reason of a decision. */
export type TextForm = FormFields<{ readonly text: string }>;

export function ReasonField({ form }: { form: TextForm }) {
  const { t } = useI18n();
  return (
    <AreaField
      {...form.field('text')}
      label={t('staffMoney.reason')}
      hint={t('staffMoney.reasonHint')}
      required
      maxLength={500}
      rows={3}
    />
  );
}

/** The order for which the money came, with a link to it. */
export function OrderOfMoney({ order }: Pick<WaitingMoney, 'order'>) {
  const { t, language } = useI18n();
  return (
    <Card title={t('common.order')}>
      {order.customer && <p className="wrap-anywhere font-medium">{order.customer}</p>}
      <p className="my-2 flex flex-wrap items-center justify-between gap-2">
        <StateBadge status={order.status} />
        <Amount dollars={order.total} className="font-heading text-xl" />
      </p>
      <PlaceLink place={`/orders/${order.id}`} className="text-link inline-flex min-h-11 items-center">
        {t('staffMoney.toOrder', { number: orderNumber(order.number, language) })}
      </PlaceLink>
    </Card>
  );
}

/** The customer of an order with its number; the number alone where the customer is unknown. */
export function OrderName({ order }: Pick<WaitingMoney, 'order'>) {
  const number = orderNumber(order.number, useI18n().language);
  return (
    <span className="flex min-w-0 flex-col">
      <strong className="wrap-anywhere font-heading text-lg">{order.customer ?? number}</strong>
      {order.customer && <span className="text-muted text-xs">{number}</span>}
    </span>
  );
}

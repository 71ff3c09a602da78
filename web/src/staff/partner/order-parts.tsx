import { orderNumber } from '#words/order-number.ts';
import { textIn } from '../../api/bilingual.ts';
import { withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { EvidenceLink } from '../kit/hand-money/evidence-field.tsx';
import type { HandMoney } from '../kit/hand-money/use-payment-decisions.ts';
import { PlaceLink } from '../kit/page/panel.tsx';
import { ItemEmblem } from '../kit/values/item-emblem.tsx';
import { Amount, Time } from '../kit/values/money-and-time.tsx';
import { StateBadge } from '../kit/values/state-badge.tsx';
import { MONEY_SUMS, MONEY_WORDS } from './own-sums.tsx';
import type { PartnerOrder } from './partner-queries.ts';

/** Who ordered what, and when. */
export function OrderLines({ order }: { order: PartnerOrder }) {
  const { language } = useI18n();
  const number = orderNumber(order.orderNumber, language);
  return (
    <div className="flex min-w-0 gap-3">
      <ItemEmblem itemId={order.items[0]?.id ?? ''} className="size-10" />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {/* An order without a name is headed by its number. */}
          <strong className="wrap-anywhere font-heading text-xl">{order.firstName ?? number}</strong>
          <PlaceLink
            place={`/partner/${order.id}`}
            className="inline-flex min-h-6 items-center text-accent text-xs underline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            {number}
          </PlaceLink>
          {order.clientReference && <bdi className="wrap-anywhere text-muted text-xs">{order.clientReference}</bdi>}
        </p>
        <p className="wrap-anywhere">
          {order.items.map((item) => itemText(textIn(item, language)('name'), item.quantity)).join(', ')}
        </p>
        <Time at={order.createdAt} className="text-muted text-xs" />
      </div>
    </div>
  );
}

/** An item of an order with its quantity: 'Yagya × 2'. */
const itemText = (name: string, quantity: number) => withDash(quantity > 1 ? `${name} × ${quantity}` : name);

/** The total, the state, the rest where a part came, what the order adds to the sum that is looked at, and the newest confirmation of its money with its file. */
export function OrderMoney({ slug, order }: { slug: string; order: PartnerOrder }) {
  const { t } = useI18n();
  const [lastSaid] = order.confirmations;
  return (
    <div className="flex flex-col items-start gap-1">
      <Amount dollars={order.total} className="font-heading font-semibold text-xl" />
      <StateBadge status={order.status} />
      {order.due > 0 && order.due < order.total && (
        <p className="text-danger text-xs">
          {t('handMoney.due')} <Amount dollars={order.due} />
        </p>
      )}
      {order.moved && <Moved moved={order.moved} />}
      {lastSaid && (
        <p className="text-muted text-xs">
          {t(`handMoney.said.${lastSaid.state}`)} · <Time at={lastSaid.at} />
          {lastSaid.reference && <span className="wrap-anywhere"> · {lastSaid.reference}</span>}
        </p>
      )}
      {lastSaid?.file && <EvidenceLink order={{ slug, id: order.id }} file={lastSaid.file} />}
    </div>
  );
}

/** What the order adds to each sum of money, in lists of one of these sums. The net shows also when it is zero. */
function Moved({ moved }: { moved: NonNullable<PartnerOrder['moved']> }) {
  const { t } = useI18n();
  return (
    <dl className="flex flex-wrap gap-x-3 text-xs">
      {MONEY_SUMS.filter((name) => moved[name] !== 0 || name === 'net').map((name) => (
        <div key={name} className="flex gap-x-1">
          <dt className="text-muted">{t(MONEY_WORDS[name])}</dt>
          <dd>
            <Amount dollars={moved[name]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** What the partner's people may decide of an order's money, and what they have said of it. */
export function moneyOf(slug: string, order: PartnerOrder): HandMoney {
  const waits = order.status === 'waiting';
  // What waits for a card waits for the shop's card link: only the shop can say that nothing came there.
  const canDecline = waits && order.paymentMethod === 'manual';
  return { ...order, slug, number: order.orderNumber, canConfirm: waits, canDecline };
}

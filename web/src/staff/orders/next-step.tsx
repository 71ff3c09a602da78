import type { Order } from '../../api/queries.ts';
import { formatDay } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { awaitedFor } from '../kit/hand-money/use-payment-decisions.ts';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { useIsOver } from '../kit/values/use-is-over.ts';
import { useRefundable } from '../money/refund-begin.ts';
import {
  type HandMoneyAnswer,
  type OrderFile,
  type OrderMoneyAnswer,
  useHandMoney,
  useOrderMoney,
  useSeenOrder,
} from './order-queries.ts';
import { actionOf, isUnpaid, nextRitual } from './order-rules.ts';

interface Step {
  /** Sentences. A button that they name in quotes stands on the page of whoever reads them. */
  readonly texts: readonly MessageKey[];
  readonly day?: string;
  /** Where it is done, when that is not on the order's own page. */
  readonly link?: { readonly place: string; readonly text: MessageKey; readonly permission: string };
}

/** What comes next in an order, in words, with the way to it: what this person can do, or who can. Nothing where nothing is to be done. */
export function NextStep({ order }: { order: OrderFile }) {
  const { can } = usePanel();
  const mayDecide = can('money.write');
  const money = useHandMoney(order.id, isUnpaid(order) && mayDecide).data;
  // Draws again when the only administrator may agree.
  useIsOver(money?.aloneFrom);
  const seen = useSeenOrder(order.id);
  if (order.allGoesBack) return <RefundIsNext order={order} />;
  const steps = customerWaits(order, seen);
  if (!isUnpaid(order)) steps.push(...ritualSteps(order));
  else if (mayDecide) steps.push(...paymentForDecider(order, seen, money));
  else steps.push(...paymentForOthers(order, seen));
  if (steps.length === 0) return null;
  return (
    <p className="mb-4 rounded-card bg-info-soft px-4 py-3 text-info text-sm">
      {steps.map((step) => (
        <StepWords key={step.texts.join()} step={step} />
      ))}
    </p>
  );
}

function StepWords({ step: { texts, day, link } }: { step: Step }) {
  const { t, language } = useI18n();
  const { can } = usePanel();
  return (
    <span className="block">
      {texts.map((text) => t(text, { day: day ? formatDay(day, language) : '' })).join(' ')}{' '}
      {link && can(link.permission) && (
        <PlaceLink place={link.place} className="text-link whitespace-nowrap">
          {t(link.text)}
        </PlaceLink>
      )}
    </span>
  );
}

/** The order as its customer sees it; undefined while it is read. */
type SeenOrder = Pick<Order, 'progress' | 'repair'> | undefined;

const isReviewed = (seen: SeenOrder) => seen?.progress.next.kind === 'review';
const isRefundAsked = (seen: SeenOrder) => seen?.repair.refund === 'asked';

const TO_MONEY = { place: '/money', text: 'staffOrders.toReview', permission: 'money.read' } as const;

/** What the customer waits for, which comes first. `waits` of an unpaid order may be about money by hand, which the words of the payment tell. */
function customerWaits(order: OrderFile, seen: SeenOrder): Step[] {
  const steps: Step[] = [];
  const isToDecide = order.waits && !isUnpaid(order) && !isRefundAsked(seen);
  if (isReviewed(seen)) steps.push({ texts: ['staffOrders.nextReview'], link: TO_MONEY });
  else if (isToDecide) steps.push({ texts: ['staffOrders.nextDecide'], link: TO_MONEY });
  if (isRefundAsked(seen)) steps.push({ texts: ['staffOrders.nextAskRefund'], link: TO_MONEY });
  const ask = order.postponementAsk;
  if (ask?.state === 'open') steps.push({ texts: ['staffOrders.nextAskDay'], day: ask.startDate });
  return steps;
}

/** What is next in the payment, for somebody who may decide about money; `money` is undefined while it is read. */
function paymentForDecider(order: OrderFile, seen: SeenOrder, money: HandMoneyAnswer | undefined): Step[] {
  if (!money) return [];
  const awaited = awaitedFor(money);
  if (awaited === 'another' && money.confirmations[0]?.partner) return [{ texts: ['staffOrders.nextSecond'] }];
  if (awaited) return [{ texts: [`staffOrders.awaited.${awaited}`] }];
  if (money.due === 0) return [{ texts: ['staffOrders.nextUnderWay'] }];
  if (order.status === 'waiting') return [{ texts: ['staffOrders.nextConfirm'] }];
  return toPay(order, seen, 'staffOrders.nextPast');
}

/** What is next in the payment, for somebody else, who reads who decides about the money. */
function paymentForOthers(order: OrderFile, seen: SeenOrder): Step[] {
  if (order.status !== 'waiting') return toPay(order, seen, 'staffOrders.nextPastOthers');
  return [{ texts: [order.partner ? 'staffOrders.nextConfirmOthers' : 'staffOrders.nextConfirmShop'] }];
}

/** The client has to pay. While money that came waits for a decision, nobody is asked for more. */
function toPay(order: OrderFile, seen: SeenOrder, ifPaidOtherwise: MessageKey): Step[] {
  if (isReviewed(seen) || isRefundAsked(seen)) return [];
  const texts: MessageKey[] = ['staffOrders.nextPay'];
  const mail = actionOf(order, 'send_payment_link');
  if (mail) texts.push(mail.refusal ? 'staffOrders.nextCopyLink' : 'staffOrders.nextSendLink');
  return [{ texts: [...texts, ifPaidOtherwise] }];
}

const PERFORM = 'rituals.perform';

/** What is next in the rituals of a paid order. */
function ritualSteps({ id, status, items }: OrderFile): Step[] {
  if (status === 'ready') {
    const place = items.length === 1 ? `/reports/${id}/0` : '/reports';
    return [{ texts: ['staffOrders.nextReport'], link: { place, text: 'staff.toReport', permission: PERFORM } }];
  }
  const item = nextRitual(items);
  if (!item || status === 'completed' || status === 'cancelled') return [];
  if (!item.startDate) {
    const link = { place: '/desk/undated', text: 'staffOrders.toUndated', permission: PERFORM } as const;
    return [{ texts: ['staffOrders.nextPlan'], link }];
  }
  const place = `/desk/${id}/${items.indexOf(item)}?day=${item.startDate}`;
  if (item.begunAt) {
    return [{ texts: ['staffOrders.nextPerform'], link: { place, text: 'staffOrders.toDesk', permission: PERFORM } }];
  }
  const link = { place, text: 'staffOrders.toDay', permission: PERFORM } as const;
  return [{ texts: ['staffOrders.nextBegin'], day: item.startDate, link }];
}

type Refund = OrderMoneyAnswer['refunds'][number];

/** All money is on its way back: what the first unfinished refund waits for, or that one failed, as far as this person may read money. */
function RefundIsNext({ order }: { order: OrderFile }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const mayRead = can('money.read');
  const money = useOrderMoney(order.id, mayRead).data;
  const secondPersons = useRefundable(order.id, mayRead).data?.secondPersons ?? [];
  const refund = money?.refunds.find(({ waitsFor }) => waitsFor !== null);
  return (
    <p className="mb-4 rounded-card bg-info-soft px-4 py-3 text-info text-sm">
      {t('staffOrders.nextBack')} {refund && <RefundWaits refund={refund} secondPersons={secondPersons} />}{' '}
      {refund && (
        <PlaceLink place={`/money/refunds/${refund.id}`} className="text-link whitespace-nowrap">
          {t('staffOrders.toRefund')}
        </PlaceLink>
      )}
      {money && !refund && <StepWords step={{ texts: ['staffOrders.nextBackFailed'], link: TO_MONEY }} />}
    </p>
  );
}

/** What a refund waits for; `secondPersons` are those who, beside the reader, can be the second one. */
function RefundWaits({ refund: { waitsFor, sent }, secondPersons }: { refund: Refund; secondPersons: readonly string[] }) {
  const { t } = useI18n();
  const { member } = usePanel();
  if (waitsFor === null) return null;
  if (waitsFor !== 'second_person') return t(`staffOrders.nextBack.${waitsFor}`);
  // Whoever has sent the money cannot confirm it.
  const able = [...secondPersons, member.email].filter((name) => name && name !== sent?.by);
  const words = { sent: sent?.by ?? '', names: able.join(', ') };
  return t(able.length > 0 ? 'staffOrders.nextBackSecond' : 'staffOrders.nextBackNobody', words);
}

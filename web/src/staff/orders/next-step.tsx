import type { Order } from '../../api/queries.ts';
import { formatDay } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { PlaceLink, usePanel } from '../kit/page/panel.tsx';
import { useRefundable } from '../money/refund-begin.ts';
import {
  awaitedFor,
  type HandMoneyAnswer,
  type OrderFile,
  type OrderMoneyAnswer,
  useHandMoney,
  useOrderMoney,
  useSeenOrder,
} from './order-queries.ts';

interface Step {
  /** Sentences. A button that they name in quotes stands on the page of whoever reads them. */
  readonly texts: readonly MessageKey[];
  readonly day?: string;
  /** Where it is done, when that is not on the order's own page. */
  readonly link?: { readonly place: string; readonly text: MessageKey; readonly permission: string };
}

/** What comes next in an order, in words, with the way to it: what this person can do, or who can. Nothing when the order is completed or cancelled. */
export function NextStep({ order }: { order: OrderFile }) {
  const { can } = usePanel();
  const isToPay = isUnpaid(order.status);
  const mayDecide = can('money.write');
  const money = useHandMoney(order.id, isToPay && mayDecide).data;
  const seen = useSeenOrder(order.id);
  if (order.allGoesBack) return <RefundIsNext order={order} />;
  const step = isToPay ? { texts: payingOf(order, mayDecide ? money : 'others') } : performingOf(order);
  const steps = [...waitingIn(order, seen), ...withoutPaying(step, seen)];
  if (steps.length === 0) return null;
  return (
    <p className="mb-4 rounded-card bg-info-soft px-4 py-3 text-info text-sm">
      {steps.map((each) => (
        <StepWords key={each.texts.join()} step={each} />
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

const isUnpaid = (status: OrderFile['status']) => status === 'pending' || status === 'waiting';

type SeenOrder = Pick<Order, 'progress' | 'repair'> | undefined;

const TO_MONEY = { place: '/money', text: 'staffOrders.toReview', permission: 'money.read' } as const;

/** What the customer waits for, which comes before all else. Of an unpaid order `waits` also tells money by hand, for which `payingOf` has the words. */
function waitingIn({ postponementAsk: ask, waits, status }: OrderFile, seen: SeenOrder): Step[] {
  const isRefundAsked = seen?.repair.refund === 'asked';
  const isToDecide = waits && !isUnpaid(status) && !isRefundAsked;
  const steps: Step[] = [];
  if (isReviewed(seen)) steps.push({ texts: ['staffOrders.nextReview'], link: TO_MONEY });
  else if (isToDecide) steps.push({ texts: ['staffOrders.nextDecide'], link: TO_MONEY });
  if (isRefundAsked) steps.push({ texts: ['staffOrders.nextAskRefund'], link: TO_MONEY });
  if (ask?.state === 'open') steps.push({ texts: ['staffOrders.nextAskDay'], day: ask.startDate });
  return steps;
}

const isReviewed = (seen: SeenOrder) => seen?.progress.next.kind === 'review';

/** While money that came waits for a decision nobody is asked for more. */
function withoutPaying(step: Step | undefined, seen: SeenOrder): Step[] {
  if (!step || step.texts.length === 0) return [];
  const isDecided = isReviewed(seen) || seen?.repair.refund === 'asked';
  return isDecided && step.texts.includes('staffOrders.nextPay') ? [] : [step];
}

type Refund = OrderMoneyAnswer['refunds'][number];

/** All money is on its way back: what the first refund that is not over waits for, as far as this person may read money. */
function RefundIsNext({ order }: { order: OrderFile }) {
  const { t } = useI18n();
  const { can } = usePanel();
  const mayRead = can('money.read');
  const money = useOrderMoney(order.id, mayRead).data;
  const people = useRefundable(order.id, mayRead).data?.secondPersons ?? [];
  const refund = money?.refunds.find(({ waitsFor }) => waitsFor !== null);
  return (
    <p className="mb-4 rounded-card bg-info-soft px-4 py-3 text-info text-sm">
      {t('staffOrders.nextBack')} {refund && <RefundWaits refund={refund} people={people} />}{' '}
      {refund && (
        <PlaceLink place={`/money/refunds/${refund.id}`} className="text-link whitespace-nowrap">
          {t('staffOrders.toRefund')}
        </PlaceLink>
      )}
    </p>
  );
}

/** `people`: who, beside the reader, can be the second person. */
function RefundWaits({ refund: { waitsFor, sent }, people }: { refund: Refund; people: readonly string[] }) {
  const { t } = useI18n();
  const { member } = usePanel();
  if (waitsFor === null) return null;
  if (waitsFor !== 'second_person') return t(`staffOrders.nextBack.${waitsFor}`);
  const able = [...people, member.email].filter((name) => name && name !== sent?.by);
  const names = able.join(', ');
  return t(able.length > 0 ? 'staffOrders.nextBackSecond' : 'staffOrders.nextBackNobody', { sent: sent?.by ?? '', names });
}

/** `money`: what this person can say of it; undefined while that is read; `others`: only others can. */
function payingOf({ status, actions, partner }: OrderFile, money: HandMoneyAnswer | 'others' | undefined): MessageKey[] {
  if (money === undefined) return [];
  const awaited = money === 'others' ? undefined : awaitedFor(money);
  if (awaited) return [awaited === 'another' && partner ? 'staffOrders.nextSecond' : `staffOrders.awaited.${awaited}`];
  if (money !== 'others' && money.due === 0) return ['staffOrders.nextUnderWay'];
  const others = partner ? 'staffOrders.nextConfirmOthers' : 'staffOrders.nextConfirmShop';
  if (status === 'waiting') return [money === 'others' ? others : 'staffOrders.nextConfirm'];
  const past = money === 'others' ? 'staffOrders.nextPastOthers' : 'staffOrders.nextPast';
  return ['staffOrders.nextPay', ...linkOf(actions), past];
}

/** How whoever may change orders gives the client the link. */
function linkOf(actions: OrderFile['actions']): MessageKey[] {
  const mail = actions.find(({ name }) => name === 'send_payment_link');
  if (!mail) return [];
  return [mail.refusal ? 'staffOrders.nextCopyLink' : 'staffOrders.nextSendLink'];
}

const DESK = 'rituals.perform';

function performingOf({ id, status, items }: OrderFile): Step | undefined {
  if (status === 'ready') {
    const place = items.length === 1 ? `/reports/${id}/0` : '/reports';
    return { texts: ['staffOrders.nextReport'], link: { place, text: 'staff.toReport', permission: DESK } };
  }
  const position = items.findIndex(({ performedAt }) => !performedAt);
  const item = items[position];
  if (!item || status === 'completed' || status === 'cancelled') return undefined;
  if (!item.startDate)
    return {
      texts: ['staffOrders.nextPlan'],
      link: { place: '/desk/undated', text: 'staffOrders.toUndated', permission: DESK },
    };
  const place = `/desk/${id}/${position}?day=${item.startDate}`;
  if (item.begunAt) return { texts: ['staffOrders.nextPerform'], link: { place, text: 'staffOrders.toDesk', permission: DESK } };
  return {
    texts: ['staffOrders.nextBegin'],
    day: item.startDate,
    link: { place, text: 'staffOrders.toDay', permission: DESK },
  };
}

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer } from 'react';
import type { Api } from '../../api/client.ts';
import { ApiError, NO_ANSWER } from '../../api/error.ts';
import { awaitedOrderQuery, isPaid } from '../../api/late/followed-order.ts';
import { useApi } from '../../api/provider.tsx';
import { type Order, orderQuery } from '../../api/queries.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { type ActivePayment, activePayment, forgetPaymentOf } from '../../memory/late/active-payment.ts';
import { toast } from '../../ui/toast.tsx';
import { announce } from '../analytics/shop-events.ts';
import { cancelPayment, openPayment, type PayableOrder, paymentStatusQuery } from './payment-calls.ts';
import {
  type Choice,
  IDLE,
  type PaymentEvent,
  type PaymentMethod,
  type PaymentResult,
  type PaymentState,
  paymentReducer,
} from './payment-state.ts';
import { paymentTitle } from './payment-title.ts';
import { resumePayment } from './resume-payment.ts';
import { playSuccessSound } from './success-sound.ts';

/** What the widget pays: the cart, which must become an order first, or an existing order. */
export interface PaymentSource {
  /** The order; undefined until the cart has become an order, and for an order that needed no payment when its page was opened. */
  readonly orderId?: string | undefined;
  /**
   * The order that the cart was last made into, though the cart may have changed since; it may still be paid, and is followed while there is no
   * other.
   */
  readonly attemptedOrderId?: string | undefined;
  /** Dollars, while no order is known. */
  readonly total: number;
  readonly methods: readonly PaymentMethod[];
  /** Name of the partner who takes money by hand. */
  readonly partner: string | undefined;
  /** The cart's items as one text; undefined for an existing order. */
  readonly cart?: string;
  /** Returns the order to pay, and places it first if necessary. Rejects with `ApiError`. */
  prepare(): Promise<PayableOrder>;
  /** Makes the next payment a new intent to pay, instead of a retry of the last payment. */
  renew(): void;
  /** Handles a refusal to place or pay the order. Returns true when it has, and the widget goes back to its first screen. */
  onRefused(error: ApiError): boolean;
  /** Called once for each payment, when the order is paid. */
  onPaid(orderId: string): void;
}

/** A payment under way, with what the payer can do. */
export type Payment = ReturnType<typeof usePayment>;

/** Drives the payment widget: adds calls, polling, memory and sound to the pure state machine `paymentReducer`. */
export function usePayment(source: PaymentSource) {
  const api = useApi();
  const queryClient = useQueryClient();
  const { t } = useI18n();
  const [state, dispatch] = useReducer(paymentReducer, IDLE);
  const lastCheckAt = usePolling(state, dispatch);
  const followedId = orderIdOf(state) ?? source.orderId ?? source.attemptedOrderId ?? '';
  const order = useFollowedOrder(followedId, dispatch);
  useSuccess(state, source);

  const onFailure = async (error: unknown, orderId: string | undefined) => {
    if (!(error instanceof ApiError)) return dispatch({ type: 'failed' });
    const isSettledElsewhere = SETTLED_ELSEWHERE.includes(error.problem?.code ?? '');
    if (orderId && isSettledElsewhere && (await showOrder(api, orderId, dispatch))) return;
    // The order is there, so the key is that of a payment whose answer was lost, and what is due has changed since. The next try has another.
    if (orderId && error.problem?.code === 'idempotency_key_reused') {
      source.renew();
      return dispatch({ type: 'failed' });
    }
    if (source.onRefused(error)) return dispatch({ type: 'cancelled' });
    if (error.problem) return dispatch({ type: 'failed', detail: error.message, problem: error.problem.code });
    // Without an answer of the shop the error has words of its own.
    dispatch({ type: 'failed', detail: error.status === NO_ANSWER ? error.message : undefined });
  };

  const begin = async (choice: Choice) => {
    const tab = choice.method === 'card' ? openCardTab() : undefined;
    dispatch({ type: 'payChosen', choice });
    let orderId: string | undefined;
    try {
      const order = await source.prepare();
      orderId = order.id;
      const event = await openPayment(api, choice, order);
      source.renew();
      // The order has changed by this, and what ends a wait is told from its change.
      void queryClient.invalidateQueries({ queryKey: orderQuery(api, orderId).queryKey });
      activePayment.keep({ orderId, paymentId: event.type === 'opened' ? event.payment.id : undefined, cart: source.cart });
      if (event.type !== 'awaited' || !event.awaited.url || !tab) return dispatch(event);
      tab.location.replace(event.awaited.url);
      dispatch({ ...event, awaited: { ...event.awaited, isInTab: true } });
    } catch (error) {
      tab?.close();
      await onFailure(error, orderId);
    }
  };

  const cancel = async () => {
    const cancelled = state.step === 'waiting' ? await cancelPayment(api, state.payment.id).catch(() => undefined) : undefined;
    // A payment that has received money can no longer be cancelled, until it expires; without an answer the payer goes on all the same.
    if (cancelled && cancelled.status !== 'cancelled' && cancelled.status !== 'expired') {
      return dispatch({ type: 'checked', payment: cancelled });
    }
    const orderId = orderIdOf(state);
    // While a person or the card gateway is awaited, a remembered payment in a coin is of another tab.
    const isOfOtherTab = state.step === 'confirmation' && activePayment.read()?.paymentId !== undefined;
    if (orderId && !isOfOtherTab) forgetPaymentOf(orderId);
    source.renew();
    dispatch({ type: 'cancelled' });
  };

  return {
    /** Title of the current screen. */
    title: paymentTitle(state, t),
    state,
    source,
    /** The order that the widget follows; empty before there is any. */
    followedId,
    /** The order that is paid, as it stands; undefined until it is known. */
    order,
    ...amountsOf(source, order),
    /** Milliseconds since 1970 of the last check of the payment's status; 0 before the first check. */
    lastCheckAt,
    /** Pays by card at once; for another method, shows its screen. */
    choose: (method: PaymentMethod) => (method === 'card' ? void begin({ method }) : dispatch({ type: 'methodChosen', method })),
    pay: (choice: Choice) => void begin(choice),
    /** Opens a new payment after an expired one. */
    restart: (choice: Choice) => {
      source.renew();
      void begin(choice);
    },
    resume: (active: ActivePayment) => {
      dispatch({ type: 'resumeBegun' });
      void resumePayment(api, active).then(dispatch);
    },
    /** Leaves the payment for that of another order. Its address stays watched, and money that came stays with its order. */
    abandon: () => {
      if (state.step === 'waiting' && state.payment.status === 'waiting') {
        void cancelPayment(api, state.payment.id).catch(() => undefined);
      }
      dispatch({ type: 'cancelled' });
    },
    back: () => dispatch({ type: 'back' }),
    cancel: () => void cancel(),
  };
}

type Dispatch = (event: PaymentEvent) => void;

/** Refusals that say: the order is paid or cancelled, or its payment is on its way. */
const SETTLED_ELSEWHERE = ['order_not_payable', 'payment_confirming'];

/** Shows that the order is paid, or the payment that was opened elsewhere. Returns false, and shows nothing, if there is neither. */
async function showOrder(api: Api, orderId: string, dispatch: Dispatch): Promise<boolean> {
  const event = await resumePayment(api, { orderId });
  if (event.type === 'nothingToResume') return false;
  // The reducer takes such an event only while it resumes, which begins on the first screen.
  dispatch({ type: 'cancelled' });
  dispatch({ type: 'resumeBegun' });
  dispatch(event);
  return true;
}

/** Checks the payment at once and every ten seconds. A failed check changes nothing. Returns the instant of the last check. */
function usePolling(state: PaymentState, dispatch: Dispatch): number {
  const api = useApi();
  const paymentId = state.step === 'waiting' ? state.payment.id : '';
  const status = useQuery({ ...paymentStatusQuery(api, paymentId), enabled: paymentId !== '' });
  const checked = status.data;
  useEffect(() => {
    if (!checked) return;
    dispatch({ type: 'checked', payment: checked });
    // The payer may have chosen another coin in another tab.
    if (checked.status === 'cancelled') void showOrder(api, checked.orderId, dispatch);
  }, [api, checked, dispatch]);
  return Math.max(status.dataUpdatedAt, status.errorUpdatedAt);
}

/** Looks at the order as `awaitedOrderQuery` does, whatever the screen: another tab, another payment or the card may have paid it. */
function useFollowedOrder(orderId: string, dispatch: Dispatch): Order | undefined {
  const { data: order } = useQuery({ ...awaitedOrderQuery(useApi(), orderId), enabled: orderId !== '' });
  const isOrderPaid = order !== undefined && isPaid(order);
  useEffect(() => {
    if (isOrderPaid) dispatch({ type: 'orderPaid', orderId });
  }, [isOrderPaid, orderId, dispatch]);
  return order;
}

/** What is due and what came, in dollars, and how the rest may be paid. */
function amountsOf({ orderId, total, methods }: PaymentSource, order: Order | undefined) {
  if (!order || order.id !== orderId || order.paymentMethods.length === 0) return { due: total, received: 0, methods };
  return { due: order.due, received: order.received, methods: methods.filter((method) => order.paymentMethods.includes(method)) };
}

/** Milliseconds for which the message about a payment stays. */
const TOAST_MS = 4000;

/** Reacts, once for each payment, when the order is paid. */
function useSuccess(state: PaymentState, source: PaymentSource): void {
  const queryClient = useQueryClient();
  const { t } = useI18n();
  const result = state.step === 'success' ? state.result : undefined;
  const onSuccess = useEffectEvent((paid: PaymentResult) => {
    forgetPaymentOf(paid.orderId);
    playSuccessSound(paid.paymentId ?? paid.orderId, Date.now());
    void queryClient.invalidateQueries({ queryKey: ['/api/orders'] });
    announce({ type: 'orderPaid', orderId: paid.orderId });
    toast({ title: t('payment.successToast'), description: t('payment.successText'), kind: 'success', duration: TOAST_MS });
    source.onPaid(paid.orderId);
  });
  useEffect(() => {
    if (result) onSuccess(result);
  }, [result]);
}

/**
 * Opens an empty tab for the card checkout, without access to the shop's page. Call it in the handler of the visitor's click, so that no
 * pop-up blocker stops it. Null when the tab is blocked: the page also offers a link.
 */
function openCardTab() {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return tab;
}

function orderIdOf(state: PaymentState): string | undefined {
  if (state.step === 'success') return state.result.orderId;
  if (state.step === 'waiting') return state.payment.orderId;
  return state.step === 'confirmation' ? state.awaited.orderId : undefined;
}

import type { components } from '#contract';

export type CryptoPayment = components['schemas']['CryptoPayment'];
export type Coin = components['schemas']['Coin'];
export type PaymentMethod = components['schemas']['PaymentMethod'];

/** How the payer wants to pay. */
export type Choice =
  | { readonly method: 'crypto'; readonly coin: Coin }
  | { readonly method: 'card' }
  | { readonly method: 'manual' };

/** A payment that awaits confirmation by a person or by the card gateway. */
export interface AwaitedPayment {
  readonly orderId: string;
  readonly method: 'card' | 'manual';
  /** Address of the card checkout, when it is known. */
  readonly url?: string;
  /** The checkout stands in a tab of its own, which the browser has not blocked. */
  readonly isInTab?: boolean;
}

export interface PaymentResult {
  readonly orderId: string;
  readonly paymentId?: string;
  /** What came in a coin, as a decimal amount; unknown when something else has paid the order, or the order told of it before the payment did. */
  readonly received?: { readonly amount: string; readonly coin: Coin } | undefined;
}

/** What the server says of a refusal: its words for people, and the problem's code. */
interface Failure {
  readonly detail?: string | undefined;
  readonly problem?: string | undefined;
}

/** The widget's screens. It starts at `method`, the choice of a method. */
export type PaymentState =
  | { readonly step: 'method' }
  | { readonly step: 'coin' }
  | { readonly step: 'manual' }
  | { readonly step: 'resuming' }
  | { readonly step: 'creating'; readonly choice: Choice }
  | { readonly step: 'waiting'; readonly payment: CryptoPayment }
  | { readonly step: 'confirmation'; readonly awaited: AwaitedPayment }
  | { readonly step: 'success'; readonly result: PaymentResult }
  | ({ readonly step: 'error'; readonly choice: Choice } & Failure);

export type PaymentEvent =
  | { readonly type: 'methodChosen'; readonly method: 'crypto' | 'manual' }
  | { readonly type: 'payChosen'; readonly choice: Choice }
  | { readonly type: 'resumeBegun' }
  | { readonly type: 'nothingToResume' }
  | { readonly type: 'opened'; readonly payment: CryptoPayment }
  | { readonly type: 'awaited'; readonly awaited: AwaitedPayment }
  | { readonly type: 'checked'; readonly payment: CryptoPayment }
  | { readonly type: 'orderPaid'; readonly orderId: string }
  | ({ readonly type: 'failed' } & Failure)
  | { readonly type: 'back' }
  | { readonly type: 'cancelled' };

export const IDLE: PaymentState = { step: 'method' };

/** May the payer leave the payment for another? Once money has come for it, only when it has expired. */
export function isCancellable({ status }: CryptoPayment): boolean {
  return status === 'waiting' || status === 'expired';
}

/** Returns the next screen. An event that the current screen does not await, such as an answer after a step back, changes nothing. */
export function paymentReducer(state: PaymentState, event: PaymentEvent): PaymentState {
  if (state.step === 'success') return event.type === 'cancelled' ? IDLE : state;
  switch (event.type) {
    case 'methodChosen':
      return state.step === 'method' ? stepOf(event.method) : state;
    case 'payChosen':
      return state.step === 'creating' ? state : { step: 'creating', choice: event.choice };
    case 'resumeBegun':
      return state.step === 'method' ? { step: 'resuming' } : state;
    case 'back':
      return oneStepBack(state);
    case 'cancelled':
      return IDLE;
    default:
      return afterAnswer(state, event);
  }
}

type Answer = Extract<PaymentEvent, { type: 'nothingToResume' | 'opened' | 'awaited' | 'checked' | 'orderPaid' | 'failed' }>;

function afterAnswer(state: PaymentState, answer: Answer): PaymentState {
  switch (answer.type) {
    case 'nothingToResume':
      return state.step === 'resuming' ? IDLE : state;
    case 'opened':
      return isExpected(state, answer.payment) ? afterCheck(answer.payment) : state;
    case 'checked':
      return state.step === 'waiting' && state.payment.id === answer.payment.id ? afterCheck(answer.payment) : state;
    case 'awaited':
      return afterAwaited(state, answer.awaited);
    case 'orderPaid':
      return { step: 'success', result: { orderId: answer.orderId } };
    case 'failed':
      return afterFailure(state, answer);
  }
}

/** Does the screen wait for exactly this payment to open? */
function isExpected(state: PaymentState, payment: CryptoPayment): boolean {
  if (state.step === 'resuming') return true;
  return state.step === 'creating' && state.choice.method === 'crypto' && state.choice.coin === payment.currency;
}

function afterCheck(payment: CryptoPayment): PaymentState {
  if (payment.status === 'cancelled') return IDLE;
  if (payment.status !== 'completed') return { step: 'waiting', payment };
  const { id: paymentId, orderId, currency, receivedAmount, paidOtherwise } = payment;
  const received = paidOtherwise ? undefined : { amount: receivedAmount, coin: currency };
  return { step: 'success', result: { paymentId, orderId, received } };
}

function afterAwaited(state: PaymentState, awaited: AwaitedPayment): PaymentState {
  const isChosen = state.step === 'creating' && state.choice.method === awaited.method;
  return state.step === 'resuming' || isChosen ? { step: 'confirmation', awaited } : state;
}

function afterFailure(state: PaymentState, { detail, problem }: Failure): PaymentState {
  if (state.step === 'resuming') return IDLE;
  if (state.step !== 'creating') return state;
  return { step: 'error', choice: state.choice, detail, problem };
}

function oneStepBack(state: PaymentState): PaymentState {
  switch (state.step) {
    case 'creating':
    case 'error':
      return stepOf(state.choice.method);
    case 'waiting':
      return { step: 'coin' };
    default:
      return IDLE;
  }
}

/** The screen on which the payer pays by this method. */
function stepOf(method: PaymentMethod): PaymentState {
  if (method === 'crypto') return { step: 'coin' };
  return method === 'manual' ? { step: 'manual' } : IDLE;
}

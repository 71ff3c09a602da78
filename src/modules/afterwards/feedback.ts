import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { FEEDBACK_CONSENT } from '#words/feedback-consent.ts';
import { ownCompleted } from './own-order.ts';
import type { AfterwardsTransact, Feedback, FindOrder } from './ports.ts';

/** What a customer writes of an order. */
export interface NewFeedback {
  readonly mark: number;
  readonly text: string;
  /** The customer has ticked `FEEDBACK_CONSENT`, in this language. */
  readonly publish: boolean;
  readonly language: Language;
}

type Deps = WriteDeps<AfterwardsTransact>;

/** Returns what the caller has written of their own order. Throws like `ownCompleted`. */
export function createViewFeedback({ transact, findOrder }: Pick<Deps, 'transact'> & { readonly findOrder: FindOrder }) {
  return async (caller: Caller, orderId: string): Promise<Feedback | undefined> => {
    await ownCompleted(findOrder, caller, orderId);
    return transact(({ feedback }) => feedback.find(orderId));
  };
}

/**
 * Stores what the caller writes of their own order, replacing what they wrote before: the consent is to these words alone. Throws like
 * `ownCompleted`, and `changed_meanwhile` when `version` is not the stored one.
 */
export function createWriteFeedback(deps: Deps) {
  return (caller: Caller, orderId: string, version: number, { mark, text, publish, language }: NewFeedback): Promise<Feedback> =>
    replaceFeedback(deps, caller, orderId, version, (at) => ({
      mark,
      text: text.trim(),
      consent: publish ? { words: FEEDBACK_CONSENT[language], at } : null,
    }));
}

/** Takes back the mark, the text and the consent. Throws like `createWriteFeedback`. */
export function createWithdrawFeedback(deps: Deps) {
  return async (caller: Caller, orderId: string, version: number): Promise<void> => {
    await replaceFeedback(deps, caller, orderId, version, () => ({ mark: null, text: '', consent: null }));
  };
}

function replaceFeedback(
  { transact, clock }: Deps,
  caller: Caller,
  orderId: string,
  version: number,
  write: (at: Date) => Pick<Feedback, 'mark' | 'text' | 'consent'>,
) {
  return transact(async ({ orders, feedback }) => {
    await ownCompleted((id) => orders.lock(id), caller, orderId);
    const before = await feedback.find(orderId);
    if ((before?.version ?? 0) !== version) throw new ShopError('changed_meanwhile');
    const at = clock();
    const after: Feedback = { orderId, ...write(at), writtenAt: at, version: version + 1 };
    if (!(await feedback.save(after))) throw new ShopError('changed_meanwhile');
    return after;
  });
}

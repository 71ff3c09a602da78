import type { components } from '#contract';
import type { Caller } from '#kernel/caller.ts';
import type { OwnPostponement, PostponementAnswer, PostponementAsk, WishedDay } from '#modules/office/index.ts';
import type { Handlers } from '../contract.ts';
import { versionOf } from '../record-version.ts';

type Wire = components['schemas'];

export interface PostponementUseCases {
  readonly viewOwnPostponement: (caller: Caller, orderId: string) => Promise<OwnPostponement>;
  readonly askToPostpone: (caller: Caller, orderId: string, wish: WishedDay) => Promise<OwnPostponement>;
  readonly takeBackAsk: (caller: Caller, orderId: string) => Promise<void>;
  readonly answerPostponement: (caller: Caller, orderId: string, answer: PostponementAnswer) => Promise<void>;
}

/** Customers ask for another first day, and the shop answers. */
export function postponementHandlers(shop: PostponementUseCases) {
  return {
    async getOwnPostponement({ caller, params }) {
      return { status: 200, body: ownToWire(await shop.viewOwnPostponement(caller, params.id)) };
    },
    async askToPostpone({ caller, params, body: { startDate, reason = '' } }) {
      return { status: 200, body: ownToWire(await shop.askToPostpone(caller, params.id, { startDate, reason })) };
    },
    async takeBackPostponement({ caller, params }) {
      await shop.takeBackAsk(caller, params.id);
      return { status: 204, body: undefined };
    },
    async answerPostponement({ caller, params, body, ifMatch }) {
      await shop.answerPostponement(caller, params.id, { version: versionOf(ifMatch), ...body });
      return { status: 204, body: undefined };
    },
  } satisfies Partial<Handlers>;
}

function ownToWire({ ask, mayAsk }: OwnPostponement): Wire['OwnPostponement'] {
  return { ask: ask ? askToWire(ask) : null, mayAsk };
}

/** What the customer and the staff see of an ask. */
export function askToWire({ startDate, reason, askedAt, state, endedAt, answer }: PostponementAsk): Wire['PostponementAsk'] {
  return { startDate, reason, askedAt: askedAt.toISOString(), state, endedAt: endedAt?.toISOString() ?? null, answer };
}

import type { Afterwards, Feedback, SeenReminder } from '#modules/afterwards/index.ts';
import { MASA_NAMES, TITHI_NAMES } from '#words/almanac.ts';
import { numberedName } from '../answers/almanac-names.ts';
import { done, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';

/** What a customer wants and says once an order is completed, of the tag `rituals`. */
export function afterwardsHandlers(shop: Afterwards) {
  return {
    viewYearReminder: async ({ caller, params }) => ok(reminderToWire(await shop.viewYearReminder(caller, params.id))),
    wantYearReminder: async ({ caller, params, body }) =>
      ok(reminderToWire(await shop.wantYearReminder(caller, params.id, body.wanted))),
    viewFeedback: async ({ caller, params }) => ok(feedbackToWire(await shop.viewFeedback(caller, params.id))),
    async writeFeedback({ caller, params, version, body, language }) {
      const written = await shop.writeFeedback(caller, params.id, version, { ...body, language });
      return ok(feedbackToWire(written));
    },
    withdrawFeedback: async ({ caller, params, version }) => done(await shop.withdrawFeedback(caller, params.id, version)),
  } satisfies Partial<Handlers>;
}

function reminderToWire({ tithi, month, isAdhika, isWanted, hasMailbox, ...seen }: SeenReminder): Wire['YearReminder'] {
  return {
    ...seen,
    tithi: numberedName(TITHI_NAMES, tithi),
    month: numberedName(MASA_NAMES, month),
    added: isAdhika,
    wanted: isWanted,
    mailbox: hasMailbox,
  };
}

function feedbackToWire(feedback: Feedback | undefined): Wire['Feedback'] {
  const { mark = null, text = '', consent = null, writtenAt = null, version = 0 } = feedback ?? {};
  return { mark, text, consent, writtenAt, version };
}

/** What a customer has told, for the shop's people and the copy of all data; null when nothing of it is left. */
export function toldToWire(feedback: Feedback | undefined): Wire['OrderFeedback'] | null {
  if (!feedback?.mark) return null;
  const { mark, text, consent, writtenAt } = feedback;
  return { mark, text, consent, writtenAt };
}

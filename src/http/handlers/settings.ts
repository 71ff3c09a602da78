import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { ClosedDays, Settings } from '#modules/settings/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { tagOf, versionOf } from '../requests/record-version.ts';
import { createVersionedAnswers } from './versioned-answers.ts';

/** The days on which no ritual begins. */
export function closedDaysHandlers(shop: Settings) {
  const answers = createVersionedAnswers();
  const opened = async (caller: Caller) => {
    const { version, value } = await shop.openClosedDays(caller);
    const items = value.map((entry) => ({ ...closedDaysToWire(entry), planned: entry.planned }));
    return { status: 200 as const, headers: { etag: tagOf(version) }, body: { items } };
  };
  return {
    async listClosedDays(call) {
      const setting = await shop.viewClosedDays();
      return answers.answer(setting, 'closed-days', call, () => ({ items: setting.value.map(closedDaysToWire) }));
    },
    openClosedDays: ({ caller }) => opened(caller),
    async editClosedDays({ caller, ifMatch, body }) {
      const typed = body.items.map(({ from, to, ...entry }) => ({ from, to, reason: fromFields(entry, 'reason') }));
      await shop.editClosedDays(caller, versionOf(ifMatch), typed);
      return opened(caller);
    },
    async countPlannedRituals({ caller, query }) {
      return { status: 200, body: { planned: await shop.countPlanned(caller, query) } };
    },
  } satisfies Partial<Handlers>;
}

export function closedDaysToWire({ from, to, reason }: ClosedDays): Wire['ClosedDays'] {
  return { from, to, ...toFields({ reason }) };
}

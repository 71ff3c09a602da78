import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import { dayAt, LAST_ZONE } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ClosedDays, Setting, Settings } from '#modules/settings/index.ts';
import { ok, tagged } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { versionOf } from '../requests/record-version.ts';
import { createVersionedAnswers } from './versioned-answers.ts';

/** The days on which no ritual begins. */
export function closedDaysHandlers(shop: Settings, clock: Clock) {
  const answers = createVersionedAnswers();
  const full = { days: '', version: 0 };
  const opened = async (caller: Caller) => {
    const { version, value } = await shop.openClosedDays(caller);
    const items = value.map((entry) => ({ ...closedDaysToWire(entry), planned: entry.planned }));
    return tagged(version, { items });
  };
  return {
    async listClosedDays(call) {
      const setting = await shop.viewClosedDays();
      return answers.answer(setting, 'closed-days', call, () => ({ items: setting.value.map(closedDaysToWire) }));
    },
    async listFullDays(call) {
      const days = await shop.fullDays(dayAt(clock(), LAST_ZONE), MOST_FULL_DAYS);
      if (days.join() !== full.days) Object.assign(full, { days: days.join(), version: full.version + 1 });
      return answers.answer(full, `full-days ${full.days}`, call, () => ({ days }));
    },
    async openDayCapacity({ caller }) {
      return capacityAnswer(await shop.openDayCapacity(caller));
    },
    async editDayCapacity({ caller, ifMatch, body }) {
      return capacityAnswer(await shop.editDayCapacity(caller, versionOf(ifMatch), body.rituals));
    },
    openClosedDays: ({ caller }) => opened(caller),
    async editClosedDays({ caller, ifMatch, body }) {
      const typed = body.items.map(({ from, to, ...entry }) => ({ from, to, reason: fromFields(entry, 'reason') }));
      await shop.editClosedDays(caller, versionOf(ifMatch), typed);
      return opened(caller);
    },
    countPlannedRituals: async ({ caller, query }) => ok({ planned: await shop.countPlanned(caller, query) }),
  } satisfies Partial<Handlers>;
}

/** More than a year of days. */
const MOST_FULL_DAYS = 400;

function capacityAnswer({ version, value: rituals }: Setting<number>) {
  return tagged(version, { rituals });
}

export function closedDaysToWire({ from, to, reason }: ClosedDays): Wire['ClosedDays'] {
  return { from, to, ...toFields({ reason }) };
}

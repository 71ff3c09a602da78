import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import { dayAt, LAST_ZONE } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import type { ClosedDays, Setting, Settings } from '#modules/settings/index.ts';
import { SHARED_CONTENT } from '../answers/cache-control.ts';
import { ok, tagged } from '../answers/plain-answers.ts';
import { makeReady } from '../answers/ready-text.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { createVersionedAnswers, readyAnswer } from './versioned-answers.ts';

/** The days on which no ritual begins, closed or full; how many rituals a day takes, and how many are planned. */
export function daySettingsHandlers(settings: Settings, clock: Clock) {
  const answerFrom = createVersionedAnswers();
  const closedDaysAnswer = async (caller: Caller) => {
    const { version, value } = await settings.viewClosedDaysInPanel(caller);
    const items = value.map((entry) => ({ ...closedDaysToWire(entry), planned: entry.planned }));
    return tagged(version, { items });
  };
  return {
    async listClosedDays(call) {
      const setting = await settings.viewClosedDays();
      return answerFrom(setting, 'closed-days', call, () => ({ items: setting.value.map(closedDaysToWire) }));
    },
    async listFullDays(call) {
      // From the day of the last zone on: no customer's day is earlier.
      const days = await settings.fullDays(dayAt(clock(), LAST_ZONE), MOST_FULL_DAYS);
      return readyAnswer(makeReady(JSON.stringify({ days })), call, SHARED_CONTENT);
    },
    openDayCapacity: async ({ caller }) => capacityAnswer(await settings.viewDayCapacity(caller)),
    async editDayCapacity({ caller, version, body }) {
      return capacityAnswer(await settings.editDayCapacity(caller, version, body.rituals));
    },
    openClosedDays: ({ caller }) => closedDaysAnswer(caller),
    async editClosedDays({ caller, version, body }) {
      const typed = body.items.map(({ from, to, ...entry }) => ({ from, to, reason: fromFields(entry, 'reason') }));
      await settings.editClosedDays(caller, version, typed);
      return closedDaysAnswer(caller);
    },
    countPlannedRituals: async ({ caller, query }) => ok({ planned: await settings.countPlanned(caller, query) }),
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

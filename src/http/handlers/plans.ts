import { toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { PlanView, SavedPlan, SavePlan } from '#modules/plans/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { movingToWire } from './rituals.ts';

export interface PlanUseCases {
  readonly viewPlan: (caller: Caller, email?: string) => Promise<PlanView>;
  readonly savePlan: (caller: Caller, command: SavePlan) => Promise<SavedPlan>;
  readonly renewCalendar: (caller: Caller) => Promise<PlanView>;
  readonly planFeed: (token: string) => Promise<string>;
}

/** The customer's ritual plan and its calendar, of the tag `account`. `publicUrl` begins the address of the calendar. */
export function planHandlers(shop: PlanUseCases, { publicUrl }: { publicUrl: string }) {
  const toWire = ({
    rituals,
    calendarToken,
    updatedAt,
    ...plan
  }: PlanView): Omit<Wire['RitualPlan'], 'stayed' | 'withdrawn'> => ({
    ...plan,
    rituals: rituals.map(({ key: _, name, moving, ...ritual }) => {
      return { ...ritual, ...toFields({ name }), moving: movingToWire(moving) };
    }),
    calendarUrl: `${publicUrl}/api/ritual-plans/calendar.ics?token=${calendarToken}`,
    updatedAt,
  });
  const readToWire = (plan: PlanView): Wire['RitualPlan'] => ({ ...toWire(plan), stayed: [], withdrawn: [] });
  const savedToWire = ({ stayed, withdrawn, ...plan }: SavedPlan): Wire['RitualPlan'] => ({
    ...toWire(plan),
    stayed: stayed.map(({ name, startDate = null, ...ritual }) => ({ ...ritual, ...toFields({ name }), startDate })),
    withdrawn,
  });

  return {
    async getRitualPlan({ caller, query }) {
      return { status: 200, body: readToWire(await shop.viewPlan(caller, query.customerEmail)) };
    },
    async saveRitualPlan({ caller, body }) {
      return { status: 200, body: savedToWire(await shop.savePlan(caller, body)) };
    },
    async renewPlanCalendar({ caller }) {
      return { status: 200, body: readToWire(await shop.renewCalendar(caller)) };
    },
    async getPlanCalendar({ query }) {
      const headers = {
        'content-type': 'text/calendar; charset=utf-8',
        'content-disposition': 'inline; filename="rituals.ics"',
      };
      return { status: 200, headers, serialized: Buffer.from(await shop.planFeed(query.token)) };
    },
  } satisfies Partial<Handlers>;
}

import type { components } from '#contract';
import { toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { PlanView, SavePlan } from '#modules/plans/index.ts';
import type { Handlers } from '../contract.ts';

type Wire = components['schemas'];

export interface PlanUseCases {
  readonly viewPlan: (caller: Caller, email?: string) => Promise<PlanView>;
  readonly savePlan: (caller: Caller, command: SavePlan) => Promise<PlanView>;
  readonly renewCalendar: (caller: Caller) => Promise<PlanView>;
  readonly planFeed: (token: string) => Promise<string>;
}

/** The customer's ritual plan and its calendar, of the tag `account`. `publicUrl` begins the address of the calendar. */
export function planHandlers(shop: PlanUseCases, { publicUrl }: { publicUrl: string }) {
  const toWire = ({ rituals, calendarToken, updatedAt, ...plan }: PlanView): Wire['RitualPlan'] => ({
    ...plan,
    rituals: rituals.map(({ orderId, itemId, name, weeks, startDate, endDate }) => {
      return { orderId, itemId, ...toFields({ name }), weeks, startDate, endDate };
    }),
    calendarUrl: `${publicUrl}/api/ritual-plans/calendar.ics?token=${calendarToken}`,
    updatedAt: updatedAt.toISOString(),
  });

  return {
    async getRitualPlan({ caller, query }) {
      return { status: 200, body: toWire(await shop.viewPlan(caller, query.customerEmail)) };
    },
    async saveRitualPlan({ caller, body }) {
      return { status: 200, body: toWire(await shop.savePlan(caller, body)) };
    },
    async renewPlanCalendar({ caller }) {
      return { status: 200, body: toWire(await shop.renewCalendar(caller)) };
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

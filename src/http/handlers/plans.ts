import { toFields } from '#kernel/bilingual-fields.ts';
import { type Circle, MOST_IN_PLAN, type Plans, type PlanView, type SavedPlan, type SeenPerson } from '#modules/plans/index.ts';
import { starOf } from '#modules/profiles/index.ts';
import { ownStarToWire } from '../answers/almanac-names.ts';
import { done, ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { textVersionOf } from '../requests/record-version.ts';
import { invitedToWire } from './invitations.ts';
import { movingToWire } from './rituals.ts';

/** The customer's ritual plan and its calendar, of the tag `account`. `publicUrl` begins the address of the calendar. */
export function planHandlers(shop: Plans, { publicUrl }: { publicUrl: string }) {
  const toWire = ({ rituals, invited, calendarToken, ...plan }: PlanView): Omit<Wire['RitualPlan'], 'stayed' | 'withdrawn'> => ({
    ...plan,
    invited: [...invited],
    rituals: rituals.map(({ key: _, name, moving, ...ritual }) => {
      return { ...ritual, ...toFields({ name }), moving: movingToWire(moving) };
    }),
    calendarUrl: `${publicUrl}/api/ritual-plans/calendar.ics?token=${calendarToken}`,
  });
  const readToWire = (plan: PlanView): Wire['RitualPlan'] => ({ ...toWire(plan), stayed: [], withdrawn: [] });
  const savedToWire = ({ stayed, withdrawn, ...plan }: SavedPlan): Wire['RitualPlan'] => ({
    ...toWire(plan),
    stayed: stayed.map(({ name, startDate = null, ...ritual }) => ({ ...ritual, ...toFields({ name }), startDate })),
    withdrawn,
  });

  return {
    getRitualPlan: async ({ caller, query }) => ok(readToWire(await shop.viewPlan(caller, query.customerEmail))),
    async saveRitualPlan({ caller, body, ifMatch, ifNoneMatch }) {
      // With `If-None-Match` there must be no plan yet, or the same; with neither header any plan is replaced.
      const version = ifNoneMatch === undefined ? ifMatch && textVersionOf(ifMatch) : null;
      return ok(savedToWire(await shop.savePlan(caller, { ...body, version })));
    },
    listParticipants: async ({ caller }) => ok(circleToWire(await shop.viewCircle(caller))),
    async saveParticipant({ caller, params, body, ifMatch, version }) {
      const former = ifMatch === undefined ? undefined : version;
      return ok(personToWire(await shop.savePerson(caller, params.id, former, body)));
    },
    deleteParticipant: async ({ caller, params, version }) => done(await shop.forgetPerson(caller, params.id, version)),
    renewPlanCalendar: async ({ caller }) => ok(readToWire(await shop.renewCalendar(caller))),
    async getPlanCalendar({ query }) {
      const headers = { 'content-type': 'text/calendar; charset=utf-8', 'content-disposition': 'inline; filename="rituals.ics"' };
      return { status: 200, headers, serialized: Buffer.from(await shop.planFeed(query.token, query)) };
    },
  } satisfies Partial<Handlers>;
}

function circleToWire({ people, lines, invitations }: Circle): Wire['Circle'] {
  return {
    items: people.map(personToWire),
    lines: lines?.map(({ text, person, lacks }) => ({ text, participantId: person?.id ?? null, lacks })) ?? null,
    invited: invitations.map(({ invitation, line }) => invitedToWire(invitation, line)),
    most: MOST_IN_PLAN,
  };
}

function personToWire(person: SeenPerson): Wire['Participant'] {
  return { ...person, star: ownStarToWire(starOf(person)) };
}

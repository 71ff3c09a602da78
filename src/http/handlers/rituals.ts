import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import { readInstant } from '#kernel/instant.ts';
import type { OrderItem } from '#modules/orders/index.ts';
import { ownStar } from '#modules/panchanga/index.ts';
import type { Moving, Person } from '#modules/plans/index.ts';
import type { DeskOrder, DeskRitual, DeskWeek, RiteNote, RitePart, Rituals, Ticks } from '#modules/rituals/index.ts';
import { ownStarToWire } from '../answers/almanac-names.ts';
import { pick } from '../answers/pick.ts';
import { done, ok, page, tagged } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { closedDaysToWire } from './day-settings.ts';
import { adviceToWire } from './muhurtas.ts';

/** What is done at the desk, and how editors write the parts of a ritual. */
export function ritualHandlers(shop: Rituals) {
  const partsAnswer = async (caller: Caller, id: string) => {
    const { version, value } = await shop.viewParts(caller, id);
    return tagged(version, { items: value.map(partToWire) });
  };
  return {
    async viewDesk({ caller, query }) {
      const { items, closed, ...day } = await shop.viewDesk(caller, query);
      return ok({ ...day, closed: closed ? closedDaysToWire(closed) : null, items: items.map(orderToWire) });
    },
    viewDeskWeek: async ({ caller, query }) => ok(weekToWire(await shop.viewWeek(caller, query.from))),
    listUndatedRituals: async ({ caller, query }) => page(await shop.listUndated(caller, query), orderToWire),
    async beginRitual({ caller, params: { id, position }, body }) {
      const command = { orderId: id, position, startDate: body?.startDate, noted: notedTimeOf(body?.noted) };
      return ok(progressToWire(await shop.beginRitual(caller, command)));
    },
    async completeRitual({ caller, params: { id, position }, body }) {
      const noted = notedTimeOf(body?.noted);
      return ok(progressToWire(await shop.completeRitual(caller, { orderId: id, position, noted })));
    },
    undoBeginRitual: async ({ caller, params: { id, position } }) =>
      ok(progressToWire(await shop.undoBegin(caller, { orderId: id, position }))),
    undoCompleteRitual: async ({ caller, params: { id, position } }) =>
      ok(progressToWire(await shop.undoComplete(caller, { orderId: id, position }))),
    markPrepared: async ({ caller, params: { id, position } }) =>
      done(await shop.markPrepared(caller, { orderId: id, position }, true)),
    unmarkPrepared: async ({ caller, params: { id, position } }) =>
      done(await shop.markPrepared(caller, { orderId: id, position }, false)),
    tickRitualDay: async ({ caller, params: { id, position, day } }) =>
      ok(ticksToWire(await shop.tickDay(caller, { orderId: id, position, day, isTicked: true }))),
    untickRitualDay: async ({ caller, params: { id, position, day } }) =>
      ok(ticksToWire(await shop.tickDay(caller, { orderId: id, position, day, isTicked: false }))),
    async noteRitePart({ caller, params: { id, position, note }, body: { part, ahutis, at } }) {
      const command = { orderId: id, position, note, part, ahutis: ahutis ?? undefined, at: readInstant(at) };
      return ok(noteToWire(await shop.notePart(caller, command)));
    },
    withdrawRitePart: async ({ caller, params: { id, position, note }, body }) =>
      done(await shop.takeBackPart(caller, { orderId: id, position }, note, body.reason)),
    openRiteParts: ({ caller, params }) => partsAnswer(caller, params.id),
    async editRiteParts({ caller, params, version, body }) {
      await shop.editParts(caller, params.id, version, body.items.map(partOf));
      return partsAnswer(caller, params.id);
    },
    async readName({ caller, params: { id }, body }) {
      const { name, readAs } = await shop.noteReading(caller, { orderId: id, ...body });
      return ok({ name, readAs });
    },
  } satisfies Partial<Handlers>;
}

/** When a priest noted something, which may be before the request came in. */
const notedTimeOf = (noted?: { readonly note: string; readonly at: string }) => noted && { ...noted, at: readInstant(noted.at) };

function partToWire({ id, name, text, ahutis }: RitePart): Wire['RitePart'] {
  return { id, ...toFields({ name, text }), ahutis };
}

function partOf({ id, ahutis, ...words }: Wire['RitePart']): RitePart {
  return { id, name: fromFields(words, 'name'), text: fromFields(words, 'text'), ahutis };
}

function noteToWire({ id, part, ahutis, notedAt, isTakenBack }: RiteNote): Wire['RiteNote'] {
  return { note: id, part, ahutis: ahutis ?? null, at: notedAt.toISOString(), takenBack: isTakenBack };
}

function weekToWire({ days, ...week }: DeskWeek): Wire['DeskWeek'] {
  return {
    ...week,
    days: days.map(({ day, closed, isFull, rituals }) => ({
      day,
      closed: closed ? closedDaysToWire(closed) : null,
      full: isFull,
      rituals: rituals.map(({ name, itemId, count, begins }) => ({ itemId, ...toFields({ name }), count, begins })),
    })),
  };
}

function orderToWire(order: DeskOrder): Wire['DeskOrder'] {
  return {
    ...pick(order, 'id', 'number', 'status', 'wishes', 'instructions'),
    allGoesBack: order.allGivenBack,
    people: order.people.map(personToWire),
    rituals: order.rituals.map(ritualToWire),
  };
}

/** A person as the desk and the order's page name them. */
export function personToWire(person: Person): Wire['DeskPerson'] {
  return {
    ...pick(person, 'name', 'relation', 'readAs', 'birthDate', 'birthTime', 'birthPlace', 'gotra'),
    timeUncertain: person.isTimeUncertain,
    gotraUnknown: person.isGotraUnknown,
    star: ownStarToWire(ownStar(person)),
    contradicted: person.isContradicted,
  };
}

function ritualToWire(ritual: DeskRitual): Wire['DeskRitual'] {
  const { day = null, endDate = null, wishedDay = null, undoUntil = null, advice } = ritual;
  return {
    ...pick(ritual, 'quantity', 'days', 'beginsClosed'),
    ...toFields({ name: ritual.name }),
    itemId: ritual.id,
    day,
    endDate,
    wishedDay,
    undoUntil,
    reported: ritual.isReported,
    prepared: ritual.preparedAt !== undefined,
    moving: movingToWire(ritual.moving),
    ...ticksToWire(ritual),
    ...progressToWire(ritual),
    advice: advice ? adviceToWire(advice) : null,
    parts: ritual.parts.map(({ noted, ...part }) => ({ ...partToWire(part), noted: noted ? noteToWire(noted) : null })),
  };
}

/** The way in which a customer gets another day. */
export function movingToWire(moving: Moving): Wire['RitualMoving'] {
  const { way } = moving;
  return {
    way,
    until: way === 'plan' ? (moving.until ?? null) : null,
    because: way === 'ask' ? moving.because : null,
  };
}

function ticksToWire({ position, tickedDays, isTicked }: Ticks): Wire['RitualTicks'] {
  return { position, tickedDays, ticked: isTicked };
}

function progressToWire(ritual: Pick<OrderItem, 'startDate' | 'begunAt' | 'performedAt'>): Wire['RitualProgress'] {
  const { startDate = null, begunAt = null, performedAt = null } = ritual;
  return { startDate, begunAt, performedAt };
}

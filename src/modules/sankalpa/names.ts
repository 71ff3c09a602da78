import { requireUser } from '#kernel/access.ts';
import type { CalendarDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { refusedField, requireFound, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Order } from '#modules/orders/index.ts';
import { peopleOf } from '#modules/plans/index.ts';
import { personLine, replyOfLine } from './formula.ts';
import type { KnownNames, NamesReader, ReadScripts, SpellingTransact } from './ports.ts';
import type { Scripts } from './spell-name.ts';
import { isCorrectable, type LineReply, readTyped, type SpelledPerson, type Spelling, spelled } from './spelled-names.ts';

interface ReadDeps {
  readonly names: NamesReader;
  readonly findOrder: (id: string) => Promise<Order | undefined>;
  readonly readScripts: ReadScripts;
  readonly clock: Clock;
  readonly timeZone: string;
}

interface SpellDeps extends ReadDeps {
  readonly transact: SpellingTransact;
}

/** A name as somebody spells it, with the version that they have read. */
export interface TypedSpelling {
  readonly name: string;
  readonly iast: string;
  readonly version: number;
}

/** Everybody whose name is read at an order's rituals, each as it is read. */
export function spelledPeople({ known, spellings }: KnownNames, today: CalendarDate, scripts: Scripts): SpelledPerson[] {
  return peopleOf(known, today).map((person) => spelled(person, spellings, scripts));
}

/** Returns the names of the caller's profile and plan as they are read. Throws `not_signed_in`. */
export function createListOwnNames(deps: ReadDeps) {
  return async (caller: Caller): Promise<SpelledPerson[]> => {
    const { userId } = requireUser(caller);
    return namesAsRead(deps, await deps.names.ofCustomer(userId));
  };
}

/** A name, and what an invited person has answered to their line. */
export interface ListedName extends SpelledPerson {
  readonly said: LineReply | null;
}

/** Returns the names of an order as they are read. Throws like `requirePermission`, and `not_found`. */
export function createListNames(deps: ReadDeps) {
  return async (caller: Caller, orderId: string): Promise<ListedName[]> => {
    requirePermission(caller, 'rituals.perform');
    const order = requireFound(await deps.findOrder(orderId));
    const names = await namesAsRead(deps, await deps.names.ofOrder(order));
    const scripts = await deps.readScripts();
    return names.map((name) => ({ ...name, said: replyOfLine(personLine(name, scripts)) }));
  };
}

/** Reads the names of an order in both scripts, without those of invited people, which are for the desk alone. */
export function createReadNames(deps: ReadDeps) {
  return async (order: Order) => {
    const names = await namesAsRead(deps, await deps.names.ofOrder(order));
    const shown = names.filter(({ person }) => isCorrectable(person));
    return shown.map(({ person, iast, devanagari }) => ({ iast, devanagari, participantId: person.participantId }));
  };
}

/** The names of a customer or an order, each as it is read. */
async function namesAsRead({ readScripts, clock, timeZone }: ReadDeps, known: KnownNames): Promise<SpelledPerson[]> {
  return spelledPeople(known, dayIn(clock(), timeZone), await readScripts());
}

/**
 * Stores how the caller spells one of their names; an empty spelling leaves it to the rules. Throws `not_signed_in`, `not_found` unless
 * profile or plan have the name, `invalid_request` for what Devanagari cannot hold, and `changed_meanwhile` when somebody else was faster.
 */
export function createSpellOwnName(deps: SpellDeps) {
  return async (caller: Caller, typed: TypedSpelling): Promise<SpelledPerson> => {
    const { userId } = requireUser(caller);
    const at = deps.clock();
    const { person, next, scripts } = await nextSpelling(deps, await deps.names.ofCustomer(userId), typed);
    const spelling: Spelling = { ...next, note: '', byStaff: false };
    await deps.transact(async ({ spellings }) => {
      if (!(await spellings.save(userId, spelling, at))) throw new ShopError('changed_meanwhile');
    });
    return spelled(person, [spelling], scripts);
  };
}

/**
 * Stores how the desk spells a name of an order, with a note that the customer reads. It holds for all orders of the account. Throws like
 * `requirePermission`, `not_found` for another name, one of an invited person or an order without an account, and like `createSpellOwnName`.
 */
export function createSpellName(deps: SpellDeps) {
  return async (caller: Caller, orderId: string, { note, ...typed }: TypedSpelling & { readonly note: string }) => {
    const staff = requirePermission(caller, 'rituals.perform');
    const at = deps.clock();
    const order = await deps.findOrder(orderId);
    const known = order && (await deps.names.ofOrder(order));
    if (!known?.userId) throw new ShopError('not_found');
    const { userId } = known;
    const { person, next, scripts } = await nextSpelling(deps, known, typed);
    const spelling: Spelling = { ...next, note: next.iast ? note.trim() : '', byStaff: true };
    await deps.transact(async ({ orders, spellings, audit }) => {
      const locked = await orders.lock(orderId);
      if (!locked || locked.isErased) throw new ShopError('not_found');
      if (!(await spellings.save(userId, spelling, at))) throw new ShopError('changed_meanwhile');
      // The log holds no names: a person is erased from all lists, and the log stays.
      const subject = { kind: 'order', id: orderId, userId } as const;
      await audit.record(staff, { action: 'ritual.name_spelled', subject, before: null, after: null, at });
    });
    return spelled(person, [spelling], scripts);
  };
}

/**
 * The next version of a spelling, without its note and who corrects it. Throws `not_found`, `changed_meanwhile`, and `invalid_request` for
 * what Devanagari cannot hold.
 */
async function nextSpelling(
  { readScripts, clock, timeZone }: ReadDeps,
  { known, spellings }: KnownNames,
  { name, iast: text, version }: TypedSpelling,
) {
  const scripts = await readScripts();
  const people = peopleOf(known, dayIn(clock(), timeZone));
  const person = requireFound(people.find((each) => each.name === name && isCorrectable(each)));
  const former = spellings.find((each) => each.name === name);
  if ((former?.version ?? 0) !== version) throw new ShopError('changed_meanwhile');
  const iast = readTyped(text, scripts);
  if (iast === undefined) throw refusedField(['iast'], 'invalid');
  return { person, scripts, next: { name, source: person.readAs || person.name, iast, version: version + 1 } };
}

import type { Caller } from '#kernel/caller.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import { inOneLine, peopleOfOrder } from '#modules/plans/index.ts';
import type { DeskReader, NameReading, OrderToPerform, RitualStores, RitualTransact } from './ports.ts';

interface Deps extends WriteDeps<RitualTransact> {
  readonly desk: Pick<DeskReader, 'find'>;
  readonly timeZone: string;
}

/** A reading, and the former one that its writer has seen. */
export interface NewReading extends NameReading {
  readonly before: string;
}

/**
 * Notes how a name of an order is read aloud, for all of its rituals; an empty reading takes the note away. The log says that somebody has,
 * without the name, because a person is erased from all lists and the log stays. Throws like `requirePermission`,
 * `not_found` unless the order has somebody of this name, `invalid_request` for a reading without a letter, and `changed_meanwhile` when
 * somebody else has written another since.
 */
export function createNoteReading({ transact, desk, clock, timeZone }: Deps) {
  return async (caller: Caller, { orderId, name, before, ...written }: NewReading): Promise<NameReading> => {
    const staff = requirePermission(caller, 'rituals.perform');
    const at = clock();
    const readAs = checkedReading(written.readAs);
    const toPerform = await desk.find(orderId);
    const today = dayIn(at, timeZone);
    const personIn = (order: OrderToPerform) => {
      const namesakes = peopleOfOrder(order, today).filter((person) => person.name === name);
      // Of several, such as an invited person and somebody of the plan, a reading that the writer has seen tells who is meant.
      return namesakes.find((person) => before !== '' && person.readAs === before) ?? namesakes[0];
    };
    const person = toPerform && personIn(toPerform);
    if (!person) throw new ShopError('not_found');
    // The customer's own reading counts until somebody of the shop writes another.
    const customersOwn = personIn({ ...toPerform, readings: [] })?.readAs ?? '';
    return transact(async ({ orders, rituals, audit }) => {
      const order = await orders.lock(orderId);
      if (!order || order.isErased) throw new ShopError('not_found');
      const reading = { orderId, name, readAs };
      const isChanged =
        person.invited !== null && person.participantId
          ? await changeInvited(rituals, person.participantId, readAs, before)
          : await changeOfOrder(rituals, reading, { before, customersOwn }, { by: staff.userId, at });
      if (!isChanged) return reading;
      const subject = { kind: 'order', id: orderId, userId: order.userId };
      await audit.record(staff, { action: 'ritual.name_read', subject, before: null, after: null, at });
      return reading;
    });
  };
}

/** Stores the reading with what the invited person gave, so that no list of the order holds their names. Returns false when nothing changes. */
async function changeInvited(rituals: RitualStores['rituals'], id: string, readAs: string, before: string): Promise<boolean> {
  if (readAs === before) return false;
  if (!(await rituals.saveInvitedReading(id, readAs, before))) throw new ShopError('changed_meanwhile');
  return true;
}

/** Stores the reading for the order. Returns false when nothing changes. */
async function changeOfOrder(
  rituals: RitualStores['rituals'],
  reading: NameReading,
  { before, customersOwn }: { readonly before: string; readonly customersOwn: string },
  written: { readonly by: string; readonly at: Date },
): Promise<boolean> {
  const former = (await rituals.reading(reading.orderId, reading.name)) || customersOwn;
  if (former === reading.readAs) return false;
  if (former !== before) throw new ShopError('changed_meanwhile');
  await rituals.saveReading(reading, written);
  return true;
}

/** A reading in one line, with its accents in one form. Throws `invalid_request` for one without a letter; it may be empty. */
function checkedReading(text: string): string {
  const readAs = inOneLine(text);
  if (readAs === '' || /\p{L}/u.test(readAs)) return readAs;
  throw refusedField(['readAs'], 'invalid');
}

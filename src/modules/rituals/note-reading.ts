import type { Caller } from '#kernel/caller.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { requirePermission, type StaffCaller } from '#kernel/permissions.ts';
import type { Order } from '#modules/orders/index.ts';
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
 * Notes how a name of an order is read aloud, for all of its rituals; an empty reading takes the note away. Throws like `requirePermission`,
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
    const personIn = (order: OrderToPerform) => peopleOfOrder(order, today).find((person) => person.name === name);
    const person = toPerform && personIn(toPerform);
    if (!person) throw new ShopError('not_found');
    // The customer's own reading counts until somebody of the shop writes another.
    const customersOwn = personIn({ ...toPerform, readings: [] })?.readAs ?? '';
    return transact(async ({ orders, rituals, audit }) => {
      const order = await orders.lock(orderId);
      if (!order || order.isErased) throw new ShopError('not_found');
      const reading = { orderId, name, readAs };
      if (person.invited !== null && person.participantId) {
        await saveInvitedReading({ rituals, audit }, staff, person.participantId, { reading, before, at });
        return reading;
      }
      const former = (await rituals.reading(orderId, name)) || customersOwn;
      if (former === readAs) return reading;
      if (former !== before) throw new ShopError('changed_meanwhile');
      await rituals.saveReading(reading, { by: staff.userId, at });
      await audit.record(staff, { action: 'ritual.name_read', ...changeOf(order, reading, former), at });
      return reading;
    });
  };
}

interface InvitedReading {
  readonly reading: NameReading;
  readonly before: string;
  readonly at: Date;
}

/** Stores the reading with what the invited person gave: no list of the order and no line of the log holds their names. */
async function saveInvitedReading(
  { rituals, audit }: Pick<RitualStores, 'rituals' | 'audit'>,
  staff: StaffCaller,
  id: string,
  { reading, before, at }: InvitedReading,
): Promise<void> {
  if (reading.readAs === before) return;
  if (!(await rituals.saveInvitedReading(id, reading.readAs, before))) throw new ShopError('changed_meanwhile');
  await audit.record(staff, { action: 'ritual.name_read', ...changeOf({ id: reading.orderId }, reading, ''), at });
}

/** The log holds no names of a guest's order, because without an account nobody could erase them. */
function changeOf({ id, userId }: Pick<Order, 'id' | 'userId'>, { name, readAs }: NameReading, former: string) {
  if (userId === undefined) return { subject: { kind: 'order', id }, before: null, after: null };
  return { subject: { kind: 'order', id, userId }, before: { name, readAs: former }, after: { name, readAs } };
}

/** A reading in one line, with its accents in one form. Throws `invalid_request` for one without a letter; it may be empty. */
function checkedReading(text: string): string {
  const readAs = inOneLine(text);
  if (readAs === '' || /\p{L}/u.test(readAs)) return readAs;
  throw refusedField(['readAs'], 'invalid');
}

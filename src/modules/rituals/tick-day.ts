import { addDays, type CalendarDate, parseIsoDate } from '#kernel/calendar-date.ts';
import type { Caller } from '#kernel/caller.ts';
import { dayIn } from '#kernel/day-in.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { type FieldCode, refusedField, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Order, OrderItem } from '#modules/orders/index.ts';
import { lockRitual } from './lock-ritual.ts';
import type { RitualKey, RitualTransact, Ticks } from './ports.ts';

interface Deps extends WriteDeps<RitualTransact> {
  readonly timeZone: string;
}

export interface RitualDay extends RitualKey {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** True: it was performed on this day. False: the tick is taken away. */
  readonly isTicked: boolean;
}

/**
 * Notes that a ritual was performed on one of its days, or takes that back. The same twice changes nothing. Throws like `requirePermission`;
 * `not_found`; `illegal_transition` unless the ritual has begun and its order is not over; and `invalid_date` for a day that is to come, or
 * not one of the ritual's.
 */
export function createTickDay({ transact, clock, timeZone }: Deps) {
  return async (caller: Caller, { orderId, position, day: text, isTicked }: RitualDay): Promise<Ticks> => {
    const staff = requirePermission(caller, 'rituals.perform');
    const key = { orderId, position };
    const at = clock();
    return transact(async ({ orders, rituals, audit }) => {
      const { order, item } = await lockRitual({ orders }, key);
      requireUnderWay(order, item);
      const day = readDay(text, item, dayIn(at, timeZone));
      const isChanged = isTicked ? await rituals.tick(key, day, { by: staff.userId, at }) : await rituals.untick(key, day);
      if (isChanged) {
        const action = isTicked ? 'ritual.day_ticked' : 'ritual.day_unticked';
        const after = { ritual: item.id, position, day };
        await audit.record(staff, { action, subject: { kind: 'order', id: orderId }, before: null, after, at });
      }
      return { position, tickedDays: await rituals.tickedDays(key), isTicked };
    });
  };
}

function requireUnderWay({ status }: Order, { begunAt }: OrderItem): void {
  if (!begunAt || (status !== 'processing' && status !== 'ready')) throw new ShopError('illegal_transition');
}

/** Reads a day. Throws `invalid_date` unless it is one of the ritual's and not in the future. */
function readDay(text: string, { startDate, weeks }: OrderItem, today: CalendarDate): CalendarDate {
  const day = parseIsoDate(text);
  if (!day) throw refusedDay('no_such_day');
  if (day > today) throw refusedDay('date_in_future');
  if (!startDate || day < startDate || day >= addDays(startDate, weeks * 7)) throw refusedDay('invalid');
  return day;
}

const refusedDay = (code: FieldCode) => refusedField(['day'], code, 'invalid_date');

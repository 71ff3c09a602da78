import type { Clock } from '#kernel/clock.ts';
import { dayIn } from '#kernel/day-in.ts';
import { ShopError } from '#kernel/errors.ts';
import type { NewId } from '#kernel/ids.ts';
import type { Office } from '#modules/office/index.ts';
import type { Order } from '#modules/orders/index.ts';
import type { Reports } from '#modules/reports/index.ts';
import type { Rituals } from '#modules/rituals/index.ts';
import { SANDBOX_WORDS } from '#words/sandbox.ts';
import { type Play, placesOf } from './play.ts';

export interface RitualDeps {
  readonly clock: Clock;
  readonly newId: NewId;
  readonly timeZone: string;
  readonly office: Pick<Office, 'viewOrder' | 'postponeRituals'>;
  readonly rituals: Pick<Rituals, 'beginRitual' | 'completeRitual'>;
  readonly reports: Pick<Reports, 'viewReport' | 'saveReport' | 'sendReport'>;
}

export async function postpone({ office, newId }: RitualDeps, { staff, orderId, item, startDate }: Play): Promise<void> {
  const { order, version } = await office.viewOrder(staff, orderId);
  const places = placesOf(order, { item }).filter((place) => !order.items[place]?.begunAt);
  if (places.length > 0 && places.every((place) => order.items[place]?.startDate === startDate)) return;
  const reason = SANDBOX_WORDS[order.language].moved;
  await office.postponeRituals(staff, orderId, { version, startDate, item, reason, noteId: newId() });
}

export async function begin({ office, rituals }: RitualDeps, play: Play): Promise<void> {
  const { staff, orderId } = play;
  const { order } = await office.viewOrder(staff, orderId);
  for (const position of placesOf(order, play)) await rituals.beginRitual(staff, { orderId, position });
}

export async function perform({ office, rituals }: RitualDeps, play: Play): Promise<void> {
  const { staff, orderId } = play;
  const { order } = await office.viewOrder(staff, orderId);
  const places = placesOf(order, play);
  requireEach(order, places, 'begunAt');
  for (const position of places) await rituals.completeRitual(staff, { orderId, position });
}

export async function report({ office, reports, clock, timeZone }: RitualDeps, play: Play): Promise<void> {
  const { staff, orderId } = play;
  const { order } = await office.viewOrder(staff, orderId);
  const places = placesOf(order, play);
  requireEach(order, places, 'performedAt');
  const { report: text, place } = SANDBOX_WORDS[order.language];
  for (const position of places) {
    const { report: before } = await reports.viewReport(staff, { orderId, position });
    if (before?.sentAt) continue;
    const written = { text, place, day: dayIn(clock(), timeZone), pictures: [] };
    const saved = await reports.saveReport(staff, { orderId, position }, before?.version ?? 0, written);
    await reports.sendReport(staff, { orderId, position }, saved.version);
  }
}

/** Refuses a step before it is done to the first ritual, where a later one is out of turn: a refusal leaves nothing behind. */
function requireEach({ items }: Order, places: readonly number[], step: 'begunAt' | 'performedAt'): void {
  if (places.some((place) => !items[place]?.[step])) throw new ShopError('illegal_transition');
}

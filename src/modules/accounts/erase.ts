import { PAGE_SIZE } from '#kernel/pages.ts';
import type { ClosedUser } from '#modules/auth/index.ts';
import type { PersonalData } from './ports.ts';

/**
 * Erases personal data from orders, with what people wrote about them, the reports, how
 * their names are read, the wishes for another day, and the messages that speak of them.
 */
export async function eraseOrders(
  { orders, desk, reports, readings, postponementAsks, messages }: PersonalData,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  if (ids.length === 0) return;
  await orders.erase(ids, at);
  await desk.erase(ids);
  await reports.erase(ids);
  await readings.erase(ids);
  await postponementAsks.erase(ids);
  await messages.eraseAbout(ids);
}

/** Removes a page of requests for consultations, with the messages that speak of them; returns how many requests. */
export async function eraseConsultations(
  { consultations, messages }: PersonalData,
  of: { readonly userId: string } | { readonly requestedBefore: Date },
): Promise<number> {
  const ids = await consultations.erase(of, PAGE_SIZE);
  if (ids.length > 0) await messages.eraseAbout(ids);
  return ids.length;
}

/** Erases a page of each list of a closed account and, once they are empty, the user. */
export async function eraseClosed(data: PersonalData, user: ClosedUser, at: Date): Promise<void> {
  const { id: userId, email, closedAt } = user;
  const orders = await data.orders.ofClosed({ userId, email, closedAt }, PAGE_SIZE);
  const ids = orders.map(({ id }) => id);
  await eraseOrders(data, ids, at);
  const consultations = await eraseConsultations(data, { userId });
  const messages = await data.messages.eraseTo(user, closedAt, PAGE_SIZE);
  if ([orders.length, consultations, messages].some((count) => count >= PAGE_SIZE)) return;
  await data.requests.erase(userId);
  await data.users.erase(userId);
}

import { PAGE_SIZE } from '#kernel/pages.ts';
import type { PersonalData } from './ports.ts';

/** Erases personal data from orders, with the messages that speak of them. */
export async function eraseOrders({ orders, messages }: PersonalData, ids: readonly string[], at: Date): Promise<void> {
  if (ids.length === 0) return;
  await orders.erase(ids, at);
  await messages.eraseAbout(ids);
}

/** Removes requests for consultations, with the messages that speak of them. */
export async function eraseConsultations(
  { consultations, messages }: PersonalData,
  of: { readonly userId: string } | { readonly requestedBefore: Date },
): Promise<void> {
  let ids: readonly string[];
  do {
    ids = await consultations.erase(of, PAGE_SIZE);
    if (ids.length > 0) await messages.eraseAbout(ids);
  } while (ids.length === PAGE_SIZE);
}

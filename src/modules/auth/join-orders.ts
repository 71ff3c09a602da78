import { spellingsOf } from '#kernel/contact.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { PAGE_SIZE, runPages } from '#kernel/pages.ts';
import type { AuthStores, AuthTransact, ProvenMailbox, UserStore } from './ports.ts';

/**
 * Joins the orders of a mailbox, in each spelling of its e-mail, to the account that has just proven to hold it. Of very many only the first
 * page is joined now: anybody can place orders with an e-mail, and nobody who signs in should wait for them. `createJoinOrders` joins the others.
 */
export async function joinOrders(users: UserStore, mailbox: ProvenMailbox): Promise<void> {
  await users.prove(mailbox);
  for (const email of spellingsOf(mailbox.email)) {
    const spelled = { ...mailbox, email };
    if ((await users.joinOrders(spelled, PAGE_SIZE)) >= PAGE_SIZE) await users.saveMailbox(spelled);
  }
}

/** Joins the orders that were left, a page in each transaction. Returns true when there may be more. */
export function createJoinOrders({ transact }: Pick<WriteDeps<AuthTransact>, 'transact'>) {
  return (): Promise<boolean> => runPages(() => transact(joinPage));
}

/** Returns false when no mailbox is left. */
async function joinPage({ users }: AuthStores): Promise<boolean> {
  const mailbox = await users.lockMailbox();
  if (mailbox && (await users.joinOrders(mailbox, PAGE_SIZE)) === 0) await users.forgetMailbox(mailbox);
  return mailbox !== undefined;
}

import { expect } from 'vitest';
import type { components } from '#contract';
import type { ShopRequest } from '../../support/shop.ts';
import { etagAt } from '../steps/changes.ts';
import { type Customer, signIn } from '../steps/customers.ts';
import { allItems, readAs } from '../steps/pages.ts';
import { giveFactorsAgain, signInStaff } from '../steps/staff.ts';
import { openStripeShop } from '../steps/stripe.ts';

export type Wire = components['schemas'];
type Person = Pick<Customer, 'request'>;

/**
 * A shop with cards at Stripe's stand-in and coins at the sandbox's gateway, its people, and what was done without the shop or given to another
 * partner, against which its screens are compared.
 */
export async function openWorld() {
  const opened = await openStripeShop({
    PARTNERS: 'indra=Indra Sharma <indra@example.com>,surya=Surya <surya@example.com>',
    SINGLE_APPROVAL_LIMIT_USD: '800',
  });
  const { shop, clock, pass } = opened;
  const { queries } = shop.database;
  const people = {
    admin: await signInStaff(shop, 'administrator'),
    second: await signInStaff(shop, 'administrator'),
    indra: await signInStaff(shop, 'partner', { partner: 'indra' }),
    anna: await signIn(shop),
  };

  /** However late it is, everybody has signed in just now. */
  async function comeBack(): Promise<void> {
    await giveFactorsAgain(shop, clock());
    await queries.updateTable('sessions').set({ created_at: clock(), last_used_at: clock() }).execute();
  }

  /** Lets some seconds pass, and the shop ask about all that is due then. */
  async function sweep(seconds: number): Promise<void> {
    pass(seconds);
    while ((await shop.sweep()) > 0);
    await shop.expireOrders();
    await comeBack();
  }

  /** Lets the shop ask its gateways about every payment now. By itself it would ask, too, but about older ones ever later. */
  async function sweepAll(): Promise<void> {
    const due = { next_check_at: clock() };
    await queries.updateTable('payments').set(due).where('state', '<>', 'creating').execute();
    await queries.updateTable('card_sessions').set(due).where('gateway_session_id', 'is not', null).execute();
    await sweep(5);
  }

  /** Asks for what the shop may refuse, but must not fail at. */
  async function ask(who: Person, wanted: ShopRequest) {
    const answer = await who.request(wanted);
    expect(answer.statusCode, `${wanted.method} ${wanted.url}: ${answer.payload}`).toBeLessThan(500);
    return answer;
  }

  /** Changes what has a version, as somebody who has just read its page. */
  async function change(who: Person, page: string, path: string, payload?: object) {
    const known = { 'if-match': await etagAt(who, page) };
    return ask(who, { method: 'POST', url: `${page}${path}`, headers: known, payload });
  }

  const read = <Body>(url: string, who: Person = people.admin) => readAs<Body>(who, url);

  /** All items of a list that has pages. */
  const all = <Item>(url: string) => allItems<Item>(people.admin, url);

  return {
    ...{ ...opened, people, comeBack, sweep, sweepAll, ask, change, read, all, start: clock() },
    /** Cents that went back at Stripe without the shop, by checkout. */
    elsewhere: new Map<string, number>(),
    /** Orders that somebody has given to another partner. */
    moved: new Set<string>(),
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

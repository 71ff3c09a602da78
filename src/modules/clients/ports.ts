import type { Place } from '#kernel/cursor.ts';
import type { User } from '#modules/auth/index.ts';
import type { CustomerOrders, OrderingCustomer } from '#modules/orders/index.ts';
import type { PlanReader } from '#modules/plans/index.ts';
import type { ProfileReader } from '#modules/profiles/index.ts';
import type { ClientSearch } from './search.ts';

/** An account of a customer. */
export interface Client extends Pick<User, 'id' | 'email' | 'phone' | 'language' | 'createdAt'> {
  /** From the profile, else from the newest order of the account; empty when neither has a name. */
  readonly name: string;
}

export interface ClientSelection {
  readonly limit: number;
  readonly after: Place | undefined;
  /** Undefined for all clients. */
  readonly search: ClientSearch | undefined;
}

/** Reads outside a transaction. */
export interface ClientReader {
  /** Up to `limit` clients that follow a place, newest first. Staff and closed accounts are none. */
  list(selection: ClientSelection): Promise<Client[]>;
  find(id: string): Promise<Client | undefined>;
  /** How many orders the account has, those included that a guest placed with its e-mail. */
  countOrders(customer: OrderingCustomer): Promise<number>;
}

/** What the page of a client is read from. */
export interface ClientSources {
  readonly clients: ClientReader;
  readonly profiles: ProfileReader;
  readonly plans: Pick<PlanReader, 'ofUser'>;
  readonly orders: CustomerOrders;
}

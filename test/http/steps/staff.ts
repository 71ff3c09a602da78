import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { StaffRole } from '#kernel/caller.ts';
import { BEFORE_PLANS, type TestShop } from '../../support/shop.ts';
import { type Customer, signIn } from './customers.ts';

interface Changes {
  /** Null: the person gave only a code. */
  readonly secondFactorAt?: Date | null;
  /** The partner for whom a person with the role `partner` works. */
  readonly partner?: string;
}

/**
 * A member of staff, signed in. The role and the second factor are written into the database: how both are really given is the story of
 * the tests of the staff's sign-in.
 */
export async function signInStaff(shop: TestShop, role: StaffRole, changes: Changes = {}): Promise<Customer> {
  const { secondFactorAt = new Date(BEFORE_PLANS), partner = 'indra' } = changes;
  const member = await signIn(shop);
  const queries = shop.database.queries;
  const partnerOfMember = role === 'partner' ? partner : null;
  await queries.updateTable('users').set({ role, partner: partnerOfMember }).where('id', '=', member.id).execute();
  const factor = { second_factor_at: secondFactorAt };
  await queries.updateTable('sessions').set(factor).where('user_id', '=', member.id).execute();
  return member;
}

/** All members who are signed in give their second factors again. */
export async function giveFactorsAgain(shop: TestShop, at: Date): Promise<void> {
  const factor = { second_factor_at: at };
  await shop.database.queries.updateTable('sessions').set(factor).where('second_factor_at', 'is not', null).execute();
}

/** Gives a member a passkey, as enrolment does. */
export async function enrolPasskey(shop: TestShop, { id }: Pick<Customer, 'id'>, at: Date): Promise<void> {
  await shop.database.queries
    .insertInto('second_factors')
    .values({
      id: randomUUID(),
      user_id: id,
      kind: 'passkey',
      device: '',
      created_at: at,
      credential_id: randomUUID(),
      public_key: 'key',
      counter: 0,
      transports: sql<string[]>`'[]'::jsonb`,
    })
    .execute();
}

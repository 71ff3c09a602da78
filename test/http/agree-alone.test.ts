import { beforeAll, describe, expect, test } from 'vitest';
import type { components } from '#contract';
import { openShop, testClock } from '../support/shop.ts';
import { type Customer, messagesTo, signIn } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { recordsOf } from './steps/records.ts';
import { atOnce } from './steps/repeat.ts';
import { enrolPasskey, signInStaff } from './steps/staff.ts';

type HandMoney = components['schemas']['HandMoney'];

const { clock, pass } = testClock();
const shop = await openShop({
  env: { PARTNERS: 'indra=Indra <indra@example.com>', SINGLE_APPROVAL_LIMIT_USD: '100' },
  overrides: { clock },
});
const steps = stepsOf(shop);
const DAY = 24 * 3600;

const queries = () => shop.database.queries;

const admin = await signInStaff(shop, 'administrator');
await enrolPasskey(shop, admin, clock());
// Neither an invited administrator without a factor nor an operator with one is a second person.
await signInStaff(shop, 'administrator');
await enrolPasskey(shop, await signInStaff(shop, 'operator'), clock());

/** The administrator signed in anew, with a second factor that was given just now. */
async function signInAgain(): Promise<Customer> {
  const member = await signIn(shop, admin.contact);
  await queries().updateTable('sessions').set({ second_factor_at: clock() }).where('user_id', '=', admin.id).execute();
  return member;
}

/** An order whose payment by hand the only administrator proposes, and how its money is read and agreed with. */
async function propose() {
  const { id, total } = await steps.placeOrder({ partner: 'indra', paymentMethod: 'manual' });
  const url = `/api/admin/orders/${id}/confirmation`;
  const proposer = await signInAgain();
  await proposer.request({ method: 'POST', url, payload: { amount: total, reference: 'transfer 17' } });
  return {
    id,
    proposer,
    agree: (member: Customer) => member.request({ method: 'POST', url: `${url}/agreement` }),
    readMoney: async (member: Customer) => (await member.request({ url })).json<HandMoney>(),
  };
}

test('a shop’s only administrator is told that they may agree alone a day after the proposal, and may not before', async () => {
  const from = new Date(clock().getTime() + DAY * 1000).toISOString();
  const { proposer, agree, readMoney } = await propose();
  expect(await readMoney(proposer)).toMatchObject({
    needsSecond: true,
    aloneFrom: from,
    confirmations: [{ state: 'proposed', byYou: true }],
  });
  expect((await agree(proposer)).json()).toMatchObject({ status: 409, code: 'agreement_too_early' });
});

test('once the shop has a second administrator nobody agrees alone', async () => {
  const { agree, readMoney } = await propose();
  pass(DAY);
  const second = await signInStaff(shop, 'administrator');
  await enrolPasskey(shop, second, clock());
  const fresh = await signInAgain();
  expect(await readMoney(fresh)).not.toHaveProperty('aloneFrom');
  expect((await agree(fresh)).json()).toMatchObject({ status: 409, code: 'second_person_required' });
  await queries().deleteFrom('second_factors').where('user_id', '=', second.id).execute();
});

describe('an administrator who has agreed alone, five times at once', () => {
  let id: string;
  let statuses: number[];
  let confirmations: HandMoney['confirmations'];
  beforeAll(async () => {
    const proposal = await propose();
    pass(DAY);
    const fresh = await signInAgain();
    const answers = await atOnce(5, () => proposal.agree(fresh));
    id = proposal.id;
    statuses = answers.map(({ statusCode }) => statusCode);
    ({ confirmations } = await proposal.readMoney(fresh));
  });

  test('an agreement alone pays the order once', async () => {
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const { ledger, history } = await recordsOf(shop, id);
    expect(ledger.map(({ kind }) => kind)).toEqual(['hand_paid', 'order_paid']);
    expect(history.filter(({ to_status }) => to_status === 'paid')).toHaveLength(1);
  });

  test('ledger, confirmation and log say that one person agreed alone', async () => {
    const { ledger } = await recordsOf(shop, id);
    expect(ledger[0]?.data).toMatchObject({ by: admin.id, agreedAlone: true });
    expect(confirmations).toMatchObject([{ state: 'confirmed', agreedBy: null, agreedAlone: true }]);
    const actions = await queries().selectFrom('staff_actions').select('action').where('subject_id', '=', id).execute();
    expect(actions.map(({ action }) => action)).toContain('order.payment_agreed_alone');
  });

  test('an agreement alone is told to the administrator and to the support of the shop, by one letter each', async () => {
    for (const recipient of [admin.contact, shop.config.support.email]) {
      const letters = (await messagesTo(shop, recipient)).filter(({ text }) => text.includes(`/admin-panel/orders/${id}`));
      expect(letters).toHaveLength(1);
    }
  });

  test('the database refuses to call an agreement alone an agreement of two', async () => {
    const rewritten = queries().updateTable('hand_payments').set({ agreed_by: 'Olga' }).where('order_id', '=', id).execute();
    // PostgreSQL named this constraint itself: it is the check of `agreed_alone`.
    await expect(rewritten).rejects.toMatchObject({ constraint: 'hand_payments_check3' });
  });
});

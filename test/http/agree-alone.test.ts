import { expect, test } from 'vitest';
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

const enrol = (member: Customer) => enrolPasskey(shop, member, clock());

/** Signs the member in again, with a second factor of so many seconds ago. */
async function again({ contact, id }: Customer, secondsAgo = 0): Promise<Customer> {
  const member = await signIn(shop, contact);
  const at = new Date(clock().getTime() - secondsAgo * 1000);
  await shop.database.queries.updateTable('sessions').set({ second_factor_at: at }).where('user_id', '=', id).execute();
  return member;
}

test('a shop’s only administrator agrees alone after a day, once, and a second administrator ends that', async () => {
  const admin = await signInStaff(shop, 'administrator');
  await enrol(admin);
  // Neither an invited administrator without a factor nor an operator with one is a second person.
  await signInStaff(shop, 'administrator');
  await enrol(await signInStaff(shop, 'operator'));
  const { id, total } = await steps.placeOrder({ partner: 'indra', paymentMethod: 'manual' });
  const url = `/api/admin/orders/${id}/confirmation`;
  const agree = (by: Customer) => by.request({ method: 'POST', url: `${url}/agreement` });
  const money = async (by: Customer) => (await by.request({ url })).json<HandMoney>();

  const from = new Date(clock().getTime() + DAY * 1000).toISOString();
  await admin.request({ method: 'POST', url, payload: { amount: total, reference: 'transfer 17' } });
  expect(await money(admin)).toMatchObject({
    needsSecond: true,
    aloneFrom: from,
    confirmations: [{ state: 'proposed', byYou: true }],
  });
  expect((await agree(admin)).json()).toMatchObject({ status: 409, code: 'agreement_too_early' });

  pass(DAY);
  const stale = await again(admin, 601);
  expect((await agree(stale)).json()).toMatchObject({ status: 403, code: 'second_factor_required' });
  const other = await signInStaff(shop, 'administrator');
  await enrol(other);
  const fresh = await again(admin);
  expect(await money(fresh)).not.toHaveProperty('aloneFrom');
  expect((await agree(fresh)).json()).toMatchObject({ status: 409, code: 'second_person_required' });
  await shop.database.queries.deleteFrom('second_factors').where('user_id', '=', other.id).execute();

  const answers = await atOnce(5, () => agree(fresh));
  expect(answers.filter(({ statusCode }) => statusCode === 204)).toHaveLength(1);
  const { ledger, history } = await recordsOf(shop, id);
  expect(ledger.map(({ kind }) => kind)).toEqual(['hand_paid', 'order_paid']);
  expect(ledger[0]?.data).toMatchObject({ by: admin.id, agreedAlone: true });
  expect(history.filter(({ to_status }) => to_status === 'paid')).toHaveLength(1);
  expect(await money(fresh)).toMatchObject({ confirmations: [{ state: 'confirmed', agreedBy: null, agreedAlone: true }] });
  const actions = await shop.database.queries.selectFrom('staff_actions').select('action').where('subject_id', '=', id).execute();
  expect(actions.map(({ action }) => action)).toContain('order.payment_agreed_alone');
  for (const to of [admin.contact, shop.config.support.email]) {
    const letters = (await messagesTo(shop, to)).filter(({ text }) => text.includes(`/admin-panel/orders/${id}`));
    expect(letters.map(({ html }) => html.includes('<script'))).toEqual([false]);
  }
  await expect(
    shop.database.queries.updateTable('hand_payments').set({ agreed_by: 'Olga' }).where('order_id', '=', id).execute(),
  ).rejects.toThrow();
});

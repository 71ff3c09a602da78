import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { oneRitual } from '../support/orders.ts';
import { openShop } from '../support/shop.ts';
import { type Customer, messagesTo, signIn } from './steps/customers.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const SUPPORT = 'support@example.com';

async function ordered() {
  const anna = await signIn(shop);
  const { id } = await paidOrder(shop, { ...oneRitual, customerEmail: anna.contact });
  return { anna, id };
}

const addressOf = (id: string) => `/api/account/orders/${id}/postponement`;
const ask = (who: Customer, id: string, startDate: string, reason = 'В <b>больнице</b>') =>
  who.request({ method: 'PUT', url: addressOf(id), payload: { startDate, reason } });
const takeBack = (who: Customer, id: string) => who.request({ method: 'DELETE', url: addressOf(id) });
const own = async (who: Customer, id: string) => (await who.request({ url: addressOf(id) })).json<object>();
const answer = (who: Customer, id: string, etag: string, agreed: boolean) =>
  who.request({
    method: 'POST',
    url: `/api/admin/orders/${id}/postponement-answer`,
    payload: { agreed, answer: 'Храм закрыт', noteId: randomUUID() },
    headers: { 'if-match': etag },
  });
const statuses = (answers: readonly { statusCode: number }[]) => answers.map(({ statusCode }) => statusCode).sort();
const about = (id: string) => id.slice(0, 8);

async function panel() {
  const operator = await signInStaff(shop, 'operator');
  const file = (id: string) => operator.request({ url: `/api/admin/orders/${id}` });
  const etagOf = async (id: string) => String((await file(id)).headers.etag);
  const asked = async () =>
    (await operator.request({ url: '/api/admin/orders?asked=true' }))
      .json<{ items: { id: string }[] }>()
      .items.map(({ id }) => id);
  return { operator, file, etagOf, asked };
}

test('a customer asks for another first day and takes it back; of two wishes at once one is open, and the shop sees it', async () => {
  const { anna, id } = await ordered();
  const { file, etagOf, asked } = await panel();
  expect(await own(anna, id)).toEqual({ ask: null, mayAsk: true });
  expect((await (await signIn(shop)).request({ url: addressOf(id) })).statusCode).toBe(404);

  const before = await etagOf(id);
  expect(statuses(await Promise.all([ask(anna, id, '2027-03-10'), ask(anna, id, '2027-03-11')]))).toEqual([200, 409]);
  expect(await own(anna, id)).toMatchObject({ ask: { state: 'open', reason: 'В <b>больнице</b>' }, mayAsk: false });
  expect((await file(id)).json()).toMatchObject({ postponementAsk: { state: 'open', reason: 'В <b>больнице</b>' } });
  expect(await etagOf(id)).not.toBe(before);
  expect(await asked()).toContain(id);
  const letters = (await messagesTo(shop, SUPPORT)).filter(({ subject }) => subject.includes(about(id)));
  expect(letters).toMatchObject([{ text: expect.stringContaining(`/admin-panel/orders/${id}`) }]);
  const overview = await (await signInStaff(shop, 'administrator')).request({ url: '/api/admin/overview' });
  expect(overview.json<{ waiting: object[] }>().waiting).toContainEqual(expect.objectContaining({ kind: 'postponement_ask' }));

  expect((await takeBack(anna, id)).statusCode).toBe(204);
  expect(await own(anna, id)).toMatchObject({ ask: { state: 'taken_back' }, mayAsk: true });
  expect(await asked()).not.toContain(id);
});

test('the shop declines with a sentence, then agrees: of two answers one counts, and the customer is told each time', async () => {
  const { anna, id } = await ordered();
  const { operator, etagOf, asked } = await panel();
  await ask(anna, id, '2027-03-10');
  const etag = await etagOf(id);
  const declined = await Promise.all([answer(operator, id, etag, false), answer(operator, id, etag, false)]);
  expect(statuses(declined)).toEqual([204, 412]);
  expect(await own(anna, id)).toMatchObject({ ask: { state: 'declined', answer: 'Храм закрыт' }, mayAsk: true });
  expect(await asked()).not.toContain(id);
  expect((await takeBack(anna, id)).json()).toMatchObject({ status: 409, code: 'illegal_transition' });

  await ask(anna, id, '2027-03-20');
  expect((await answer(operator, id, await etagOf(id), true)).statusCode).toBe(204);
  expect((await shop.request({ url: `/api/orders/${id}` })).json()).toMatchObject({ items: [{ startDate: '2027-03-20' }] });
  const subjects = (await messagesTo(shop, anna.contact)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /не получится|cannot be moved/.test(subject))).toHaveLength(1);
  expect(subjects.filter((subject) => /день перенесён|has moved/.test(subject))).toHaveLength(1);
});

test('a wish that meets the beginning of the ritual cannot be agreed to, whoever was first', async () => {
  const { anna, id } = await ordered();
  const priest = await signInStaff(shop, 'priest');
  const { operator, etagOf } = await panel();
  const begin = priest.request({ method: 'POST', url: `/api/admin/desk/${id}/rituals/0/begin` });
  const [begun, wished] = await Promise.all([begin, ask(anna, id, '2027-03-10')]);
  expect(begun.statusCode).toBe(200);
  expect([200, 409]).toContain(wished.statusCode);
  expect((await answer(operator, id, await etagOf(id), true)).json()).toMatchObject({ status: 409, code: 'illegal_transition' });
});

test('the signed-in customer of a paid order asks to cancel it by a wish for a refund, nobody else does', async () => {
  const { anna, id } = await ordered();
  const url = `/api/orders/${id}/refund-request`;
  expect((await shop.request({ method: 'POST', url })).statusCode).toBe(409);
  expect((await anna.request({ method: 'POST', url })).json()).toMatchObject({ status: 'paid', repair: { refund: 'asked' } });
  expect((await messagesTo(shop, SUPPORT)).filter(({ subject }) => subject.includes(about(id)))).toHaveLength(1);
});

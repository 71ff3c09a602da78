import { afterAll, afterEach, expect, test } from 'vitest';
import { openShop } from '../support/shop.ts';
import { makeBrowser, startPushService } from '../support/stand-ins/push-service.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const service = await startPushService();
afterAll(service.close);
const shop = await openShop({ overrides: { pushNetwork: service.network } });
const operator = await signInStaff(shop, 'operator');
const admin = await signInStaff(shop, 'administrator');

afterEach(async () => {
  await shop.database.queries.deleteFrom('push_devices').execute();
  service.arrived.length = 0;
  service.answers.status = 201;
});

type Member = typeof operator;
const turnOn = (member: Member, { endpoint, keys }: ReturnType<typeof makeBrowser>) =>
  member.request({ method: 'POST', url: '/api/staff/push/devices', payload: { endpoint, keys } });
const view = async (member: Member) => (await member.request({ url: '/api/staff/push' })).json();

/** A paid order, of which the staff have been told. */
async function toldOrder() {
  const order = await paidOrder(shop);
  await shop.tellStaff();
  while ((await shop.deliver()) > 0);
  return order;
}

test('a paid order is pushed to the browser that asked, with the number of the order and nothing more', async () => {
  const browser = makeBrowser('phone');
  const { key } = await view(operator);
  expect(key).toMatch(/^[\w-]{87}$/);
  const answer = await turnOn(operator, browser);
  expect(answer.statusCode).toBe(200);
  const order = await toldOrder();
  expect(service.arrived.map(({ path }) => path)).toEqual(['/send/phone']);
  expect(service.arrived.map(browser.read)).toEqual([
    {
      title: `Order No. ${order.number} is paid`,
      url: expect.stringMatching(new RegExp(`/admin-panel/orders/${order.id}$`)),
      lang: 'en',
    },
  ]);
  expect(service.arrived[0]?.headers.authorization).toContain(`k=${key}`);
  expect(await view(admin)).toMatchObject({ devices: [] });
});

test('a browser that is gone is forgotten', async () => {
  await turnOn(operator, makeBrowser('gone'));
  service.answers.status = 410;
  await toldOrder();
  expect(await view(operator)).toMatchObject({ devices: [] });
});

test('pushes go to public addresses alone', async () => {
  const inside = { ...makeBrowser(), endpoint: 'https://10.0.0.1/send' };
  expect((await turnOn(operator, inside)).json()).toMatchObject({ status: 400, errors: [{ pointer: '/endpoint' }] });
});

test('only the owner of a browser ends its pushes', async () => {
  const { id } = (await turnOn(operator, makeBrowser('tablet'))).json();
  const url = `/api/staff/push/devices/${id}`;
  expect((await admin.request({ method: 'DELETE', url })).statusCode).toBe(404);
  expect((await operator.request({ method: 'DELETE', url })).statusCode).toBe(204);
});

test('of members and tabs that turn on pushes in one browser at once none is refused, and one member has them', async () => {
  const members = [operator, operator, admin, admin];
  for (let round = 0; round < 10; round += 1) {
    const browser = makeBrowser(`shared-${round}`);
    const answers = await Promise.all(members.map((member) => turnOn(member, browser)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    const listed = [...(await view(operator)).devices, ...(await view(admin)).devices] as { endpoint: string }[];
    expect(listed.filter(({ endpoint }) => endpoint === browser.endpoint)).toHaveLength(1);
  }
});

test('pushes end with the sessions of a member', async () => {
  const member = await signInStaff(shop, 'operator');
  expect((await turnOn(member, makeBrowser('laptop'))).statusCode).toBe(200);
  await admin.request({ method: 'DELETE', url: `/api/admin/staff/${member.id}/sessions` });
  const left = await shop.database.queries.selectFrom('push_devices').selectAll().where('user_id', '=', member.id).execute();
  expect(left).toEqual([]);
});

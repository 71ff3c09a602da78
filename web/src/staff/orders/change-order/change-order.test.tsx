import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { visitSection } from '../../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem, type, value } from '../../../../testing/shop-visit.tsx';
import OrdersPage from '../orders-page.tsx';

type Wire = components['schemas'];
type Refusal = NonNullable<Wire['AdminOrder']['actions'][number]['refusal']>;

const order = example<Wire['AdminOrder']>('adminOrder');
const CHANGE = 'POST /api/admin/orders/*/changes';
const PREVIEW = 'POST /api/admin/orders/*/changes/preview';
/** An order counts the length of a ritual in weeks; what is sent counts it in months of four weeks. */
const ganesha = { id: 'ganesha', name: 'Ганеша-яга', name_en: 'Ganesha Yagya', price: 300, quantity: 1, duration: 4 };

/** The order as it can be changed, or why not; `changes` replace what it holds. */
const anOrder = (changes: Partial<Wire['AdminOrder']> = {}, refusal?: Refusal): Wire['AdminOrder'] => ({
  ...order,
  status: 'pending',
  items: [ganesha],
  total: 300,
  ...changes,
  actions: [refusal ? { name: 'change', refusal } : { name: 'change' }],
});

function answer(held: Wire['AdminOrder'], etag: string): () => Response {
  return () => Response.json(held, { headers: { etag } });
}

let server: FakeServer;
beforeEach(() => {
  server = fakeServer({
    'GET /api/services': example('services'),
    'GET /api/admin/orders/*': answer(anOrder(), '"1"'),
    [PREVIEW]: example('orderChangePreview'),
    [CHANGE]: () => new Response(null, { status: 204 }),
  });
});
afterEach(leaveShop);

const open = (language: 'ru' | 'en' = 'ru', place = `/${order.id}/change`) =>
  visitSection(OrdersPage, server, { place: `/orders${place}`, language });
async function tenPercent() {
  await type('Какая скидка', 'percent');
  await type('Процент', '10');
  await type('Причина, для своих', 'Постоянный клиент');
  await screen.findByText(/^270/);
}

test('a discount is sent with the total that the shop has previewed, over the version that was read', async () => {
  open();
  await tenPercent();
  await press('Сохранить заказ');
  await waitFor(() => expect(location.pathname).toBe(`/admin-panel/orders/${order.id}`));
  const [call] = server.callsOf(CHANGE);
  expect(call?.body).toMatchObject({
    items: [{ id: 'ganesha', quantity: 1, duration: 1 }],
    discount: { percent: 10 },
    total: 270,
    reason: 'Постоянный клиент',
  });
  expect(call?.body).toHaveProperty('noteId');
  expect(call?.version).toBe('"1"');
});

test('the same change has the same id after a lost answer, and another change another one', async () => {
  server.answers[CHANGE] = () => problem(503, 'unavailable');
  open();
  await tenPercent();
  for (const reason of ['Постоянный клиент', 'Постоянный клиент', 'Другая причина']) {
    await type('Причина, для своих', reason);
    const sent = server.callsOf(CHANGE).length;
    await press('Сохранить заказ');
    await waitFor(() => expect(server.callsOf(CHANGE)).toHaveLength(sent + 1));
    await screen.findByText(/Detail of unavailable/);
  }
  const [first, same, other] = server.callsOf(CHANGE).map(({ body }) => body.noteId);
  expect([same === first, other === first]).toEqual([true, false]);
});

test('a tier, an intention and what is not sold any more are sent as the order holds them', async () => {
  const items = [
    { ...ganesha, id: 'ganesha-premium' },
    { ...ganesha, id: 'special-intention-health-sleep', duration: 3 },
    { ...ganesha, id: 'gone', name: 'Былая яга', duration: 8 },
  ];
  server.answers['GET /api/admin/orders/*'] = answer(anOrder({ items }), '"1"');
  open();
  await type('Какая скидка', 'amount');
  await type('Сумма скидки, $', '30,50');
  await waitFor(() =>
    expect(server.callsOf(PREVIEW).at(-1)?.body).toEqual({
      items: [
        { id: 'ganesha-premium', quantity: 1, duration: 1 },
        { id: 'special-intention-health-sleep', quantity: 1, duration: 0.75 },
        { id: 'gone', quantity: 1, duration: 2 },
      ],
      discount: { amount: 30.5 },
    }),
  );
});

test.each([
  [{ ...ganesha, id: 'z-special-intention', duration: 3 }, '3 недели', ['3 недели', '6 недель', '9 недель']],
  [{ ...ganesha, id: 'ganesha-premium' }, 'Премиум, 1 месяц', ['Премиум, 1 месяц', '1 неделя']],
])(
  'a size stands in the form as the order holds it, also one that is not offered, beside what the shop takes',
  async (...row) => {
    const [item, size, options] = row;
    // Nothing is sold in sizes any more.
    const services = example<Wire['Service'][]>('services').map((service) => ({ ...service, tiers: false }));
    server.answers['GET /api/services'] = services;
    server.answers['GET /api/admin/orders/*'] = answer(anOrder({ items: [item] }), '"1"');
    open();
    await screen.findAllByRole('option', { name: /^Ганеша/ });
    const field = await screen.findByLabelText<HTMLSelectElement>('Срок или размер');
    expect(field.selectedOptions[0]?.text).toBe(size);
    expect([...field.options].map(({ text }) => text).slice(0, options.length)).toEqual(options);
  },
);

test('an order that the shop could not price is not saved, and the focus goes to why', async () => {
  server.answers[PREVIEW] = () => problem(503, 'unavailable');
  open();
  await type('Причина, для своих', 'Постоянный клиент');
  await type('Какая скидка', 'percent');
  await type('Процент', '10');
  const reason = await screen.findByText(/Detail of unavailable/);
  await press('Сохранить заказ');
  expect(document.activeElement?.contains(reason)).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(server.callsOf(CHANGE)).toEqual([]);
});

test('a discount that the shop refuses is told at its field', async () => {
  const errors = [{ pointer: '/discount', code: 'maximum', detail: 'Слишком большое значение.' }];
  server.answers[PREVIEW] = () => problem(422, 'invalid_request', { errors });
  open();
  await type('Какая скидка', 'amount');
  await type('Сумма скидки, $', '300');
  await screen.findByRole('textbox', { name: 'Сумма скидки, $', description: 'Слишком большое значение.' });
  expect(screen.queryByText(/Detail of invalid_request/)).toBeNull();
});

test('while the price of a change is asked a press says that, and the focus stays', async () => {
  open();
  await type('Причина, для своих', 'Постоянный клиент');
  await type('Какая скидка', 'percent');
  server.answers[PREVIEW] = () => new Promise<Response>(() => undefined);
  await type('Процент', '10');
  const percent = screen.getByLabelText('Процент');
  percent.focus();
  await press('Сохранить заказ');
  expect(await screen.findByText(/^Заказ не сохранён: новой суммы ещё не было/)).toBeDefined();
  expect(document.activeElement).toBe(percent);
  expect(server.callsOf(CHANGE)).toEqual([]);
});

test('an order that nobody has changed is called so although its price is not there yet', async () => {
  server.answers[PREVIEW] = () => new Promise<Response>(() => undefined);
  open();
  await type('Причина, для своих', 'Постоянный клиент');
  await press('Сохранить заказ');
  expect(await screen.findByText('Ничего не изменено, сохранять нечего.')).toBeDefined();
});

test('a discount that is chosen and left again changes nothing, whatever its field still holds', async () => {
  open();
  await type('Причина, для своих', 'Постоянный клиент');
  await type('Какая скидка', 'percent');
  await type('Процент', '10');
  await type('Какая скидка', '');
  await press('Сохранить заказ');
  expect(await screen.findByText('Ничего не изменено, сохранять нечего.')).toBeDefined();
  expect(server.callsOf(CHANGE)).toEqual([]);
});

test('a wrong discount and a missing reason are named at their fields, and nothing is sent', async () => {
  open();
  await type('Какая скидка', 'percent');
  await type('Процент', '0');
  await press('Сохранить заказ');
  expect(await screen.findByText('Нужно целое число от 1 до 99')).toBeDefined();
  expect(screen.getByText('Напишите причину')).toBeDefined();
  expect(server.callsOf(CHANGE)).toEqual([]);
});

test('whoever was slower sees what the other person has changed, and chooses whose discount stays', async () => {
  server.answers[CHANGE] = () => problem(412, 'changed_meanwhile');
  open();
  await tenPercent();
  const adjustments: Wire['AdminAdjustment'][] = [{ kind: 'hand', percent: 20, amount: 60, reason: 'Друг' }];
  server.answers['GET /api/admin/orders/*'] = answer(anOrder({ adjustments, total: 240 }), '"2"');
  await press('Сохранить заказ');
  const group = within(await screen.findByRole('group', { name: 'Процент' }));
  for (const percent of ['10', '20']) expect(group.getByText(percent)).toBeDefined();
  await press('Взять сохранённое: Процент');
  expect(value('Процент')).toBe('20');
});

test('that prices have changed meanwhile is said in words for the staff', async () => {
  server.answers[CHANGE] = () => problem(422, 'amount_mismatch');
  open();
  await tenPercent();
  await press('Сохранить заказ');
  expect(await screen.findByText(/Цены изменились/)).toBeDefined();
});

test.each<[Refusal, RegExp]>([
  ['waiting', /Пока ждём денег/],
  ['money_came', /по заказу уже замечены деньги/],
  ['was_paid', /заказ уже был оплачен/],
])('an order that cannot be changed says why: %s', async (refusal, words) => {
  server.answers['GET /api/admin/orders/*'] = answer(anOrder({}, refusal), '"1"');
  open();
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Сохранить заказ' })).toBeNull();
});

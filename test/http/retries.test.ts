import { randomUUID } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { operations } from '../support/contract.ts';
import { oneRitual } from '../support/orders.ts';
import { openShop, type ShopRequest, testClock } from '../support/shop.ts';
import { type Customer, newContact, signIn } from './steps/customers.ts';
import { INVITED_CONSENT, inviteByLink } from './steps/invitations.ts';
import { paidOrder, stepsOf } from './steps/purchase.ts';
import { unchanged } from './steps/records.ts';
import { type Case, idsIn, OTHER_BODIES, post, withKey } from './steps/retried.ts';
import { signInStaff } from './steps/staff.ts';

const { clock, pass } = testClock();
const shop = await openShop({
  // Of each confirmation by hand a second person hears.
  env: { PARTNERS: 'indra=Indra Sharma <indra@example.com>', SINGLE_APPROVAL_LIMIT_USD: '1' },
  overrides: { clock },
});
const steps = stepsOf(shop);
const { queries } = shop.database;

const items = [{ id: 'ganesha', quantity: 1, duration: 1 }];
const client = { customerName: 'Анна Иванова', customerEmail: 'anna@example.com', language: 'ru', items };
const administrator = async () => (await signInStaff(shop, 'administrator', { secondFactorAt: clock() })).request;

/** Nobody can order the ritual of Ganesha after this. */
const takeOffSale = () => queries.updateTable('services').set({ off_sale: true }).where('id', '=', 'ganesha').execute();
const suspendPartner = async () => {
  await queries.updateTable('partners').set({ is_suspended: true }).where('slug', '=', 'indra').execute();
  // The shop remembers a partner for two seconds.
  pass(3);
};

const ofIndra = async () => (await signInStaff(shop, 'partner', { secondFactorAt: clock() })).request;

/** An order whose money comes by hand, and what is said of it. */
async function byHand() {
  const { id, total } = await steps.placeOrder({ partner: 'indra', paymentMethod: 'manual' });
  return { own: `/api/partner/indra/orders/${id}`, ours: `/api/admin/orders/${id}`, money: { amount: total, reference: '17' } };
}

/** A confirmation that awaits a second person. */
async function proposed() {
  const { own, ours, money } = await byHand();
  await (await ofIndra())(post(`${own}/confirmation`, money));
  return { own, ours };
}

const NAMES = { name: 'Дурга', name_en: 'Durga' };
const KEY = { name: 'Till', scopes: ['orders:read'] };
const WEBHOOK = { url: 'https://till.example.com/', types: ['order.created'] };
const WEBHOOKS = '/api/partner/indra/webhooks';

const aKey = async () => {
  const send = await ofIndra();
  return (await send(post('/api/partner/indra/keys', KEY))).json<{ id: string }>().id;
};

/** The path of a request for a consultation. */
async function aConsultation() {
  const asked = await shop.request(post('/api/consultations', { name: 'Анна', phone: '+79161234567', message: 'Яга' }));
  return `/api/admin/consultations/${asked.json<{ id: string }>().id}`;
}

/** A webhook of Indra's, which `remove` takes away with all that waits for it. */
async function aWebhook() {
  const send = await ofIndra();
  const url = `${WEBHOOKS}/${(await send(post(WEBHOOKS, WEBHOOK))).json<{ id: string }>().id}`;
  return { send, url, remove: () => send({ method: 'DELETE', url }) };
}

type Member = () => Promise<Case['send']>;
/** A request of a member, which is refused once it was sent a first time. */
const once = (member: Member, prepare: () => Promise<ShopRequest>) => async (): Promise<Case> => ({
  send: await member(),
  request: await prepare(),
});
/** A request of a member that makes something, repeated until the shop refuses more. */
const untilFull = (member: Member, prepare: () => Promise<ShopRequest>) => async (): Promise<Case> => {
  const [send, request] = [await member(), await prepare()];
  const fill = async () => {
    while ((await send(request)).statusCode < 300);
  };
  return { send, request, spoil: fill };
};

const CASES: Readonly<Record<string, () => Promise<Case>>> = {
  createOrder: async () => ({
    send: shop.request,
    request: post('/api/orders', { ...oneRitual, partner: 'indra', paymentMethod: 'manual' }),
    spoil: suspendPartner,
  }),
  createOrderForClient: async () => ({
    send: await administrator(),
    request: post('/api/admin/orders', client),
    spoil: takeOffSale,
  }),
  createPartnerOrder: async () => ({
    send: await ofIndra(),
    request: post('/api/partner/indra/orders', { ...client, clientReference: randomUUID() }),
    spoil: takeOffSale,
  }),
  createClient: once(administrator, async () =>
    post('/api/admin/clients', { email: newContact(), language: 'ru', profile: { firstName: 'Анна', lastName: 'Иванова' } }),
  ),
  createCryptoPayment: async () => {
    const { id, total } = await steps.placeOrder();
    return {
      send: shop.request,
      request: post('/api/crypto/payment', { orderId: id, currency: 'BTC', amountUsd: total }),
      spoil: () => steps.payByCard(id),
    };
  },
  createCardPayment: async () => {
    const { id } = await steps.placeOrder();
    return { send: shop.request, request: post('/api/card/payment', { orderId: id }), spoil: () => steps.payByCard(id) };
  },
  confirmPartnerPayment: once(ofIndra, async () => {
    const { own, money } = await byHand();
    return post(`${own}/confirmation`, money);
  }),
  agreeWithPartnerPayment: once(ofIndra, async () => post(`${(await proposed()).own}/confirmation/agreement`)),
  declinePartnerPayment: once(ofIndra, async () => post(`${(await proposed()).own}/decline`, { reason: 'Nothing came' })),
  cancelPartnerOrder: once(ofIndra, async () => post(`${(await byHand()).own}/cancellation`, { reason: 'No time' })),
  playPartnerOrder: async () => {
    const send = await ofIndra();
    const { id } = await steps.placeOrder({ partner: 'indra' });
    await steps.payByCard(id);
    const url = `/api/partner/indra/orders/${id}/sandbox-steps`;
    const request = post(url, { step: 'postpone', item: 0, startDate: '2027-01-15' });
    // A ritual that has begun keeps its day.
    return { send, request, spoil: () => send(post(url, { step: 'begin' })) };
  },
  confirmPayment: once(administrator, async () => {
    const { ours, money } = await byHand();
    return post(`${ours}/confirmation`, money);
  }),
  agreeWithPayment: once(administrator, async () => post(`${(await proposed()).ours}/confirmation/agreement`)),
  declinePayment: once(administrator, async () => post(`${(await proposed()).ours}/decline`, { reason: 'Nothing came' })),
  beginArticle: once(administrator, async () => post('/api/admin/content/articles', { id: randomUUID(), ...NAMES })),
  beginService: once(administrator, async () => post('/api/admin/content/services', { id: randomUUID(), ...NAMES, price: 300 })),
  addPartner: once(administrator, async () =>
    post('/api/admin/partners', { slug: randomUUID(), name: 'Surya', email: 'surya@example.com', language: 'en' }),
  ),
  makeOwnKey: untilFull(ofIndra, async () => post('/api/partner/indra/keys', KEY)),
  makeKeyForPartner: untilFull(administrator, async () => post('/api/admin/partners/indra/keys', KEY)),
  rotateOwnKey: once(ofIndra, async () => post(`/api/partner/indra/keys/${await aKey()}/rotation`, { keepHours: 0 })),
  rotateKeyOfPartner: once(administrator, async () =>
    post(`/api/admin/partners/indra/keys/${await aKey()}/rotation`, { keepHours: 0 }),
  ),
  addWebhook: untilFull(ofIndra, async () => post(WEBHOOKS, WEBHOOK)),
  rotateWebhookSecret: async () => {
    const { send, url, remove } = await aWebhook();
    return { send, request: post(`${url}/rotate-secret`), spoil: remove };
  },
  sendWebhookExample: async () => {
    const { send, url, remove } = await aWebhook();
    return { send, request: post(`${url}/examples`, { type: 'plan.changed' }), spoil: remove };
  },
  redeliverWebhook: async () => {
    const { send, url, remove } = await aWebhook();
    const { id } = (await send(post(`${url}/examples`, { type: 'plan.changed' }))).json<{ id: string }>();
    return { send, request: post(`${url}/deliveries/${id}/redeliver`), spoil: remove };
  },
  redeliverFailedWebhooks: async () => {
    const { send, url, remove } = await aWebhook();
    return { send, request: post(`${url}/redeliver-failed`, { since: '2026-11-01T00:00:00Z' }), spoil: remove };
  },
  acceptInvitation: async () => {
    const anna = await signIn(shop);
    await paidOrder(shop, { customerEmail: anna.contact });
    await anna.request(post('/api/ritual-plans', { startDate: '2027-01-15', specialWishes: '', participants: '' }));
    const acceptance = { token: await inviteByLink(anna, 'мама'), name: 'Вера Иванова', ...INVITED_CONSENT };
    // The link of the invitation has ended by then.
    return { send: shop.request, request: post('/api/invitations/accept', acceptance) };
  },
  noteConsultation: untilFull(administrator, async () => post(`${await aConsultation()}/notes`, { text: 'Called' })),
  // What was read is old once the first answer has gone.
  sendConsultationAnswer: once(administrator, async () =>
    post(`${await aConsultation()}/answers`, { email: 'anna@example.com', text: 'Yes' }, { 'if-match': '"0"' }),
  ),
  beginRefund: async () => {
    const { order, payment } = await steps.begin();
    await steps.transfer(payment.id);
    const url = `/api/admin/orders/${order.id}/refunds`;
    const send = await administrator();
    const read = await send({ url });
    // Nothing is left by then, and what was read is old.
    return { send, request: post(url, { reason: 'No time' }, { 'if-match': String(read.headers.etag) }) };
  },
};

const isOfStaff = (operation: string) =>
  /^\/api\/(admin|partner)\//.test(operations.find(({ id }) => id === operation)?.path ?? '');

test('every operation that takes an idempotency key has a case in the table', () => {
  const taking = operations.filter(({ parameters }) => parameters.includes('Idempotency-Key'));
  expect(Object.keys(CASES).toSorted()).toEqual(taking.map(({ id }) => id).toSorted());
});

test.each(Object.entries(CASES))(
  'a retry of %s gets the first answer back, whatever has become of the shop since',
  async (operation, prepare) => {
    const key = randomUUID();
    const { send, request, spoil } = await prepare();
    const first = await send(withKey(request, key));
    expect(first.statusCode, first.payload).toBeLessThan(300);
    expect(first.headers['idempotent-replayed']).toBeUndefined();
    await spoil?.();
    const refused = await send(withKey(request, randomUUID()));
    expect(refused.statusCode, refused.payload).toBeGreaterThanOrEqual(400);
    const again = await unchanged(shop, () => send(withKey(request, key)));
    expect([again.statusCode, again.headers['idempotent-replayed']]).toEqual([first.statusCode, 'true']);
    if (first.body) expect(idsIn(again.json())).toEqual(idsIn(first.json()));
    expect(again.body === '').toBe(first.body === '');
    const other = { ...(request.payload as object), ...OTHER_BODIES[operation] };
    const answer = (await unchanged(shop, () => send(withKey({ ...request, payload: other }, key)))).json();
    // Without the personal link nobody could change what they gave.
    if (operation === 'acceptInvitation') expect(answer).toEqual(first.json());
    else expect(answer).toMatchObject({ code: 'idempotency_key_reused' });
  },
);

test.each(Object.entries(CASES).filter(([operation]) => isOfStaff(operation)))(
  'a stranger at %s uses no key up, and one who repeats a key gets no answer',
  async (operation, prepare) => {
    const key = randomUUID();
    const { send, request } = await prepare();
    const role = operation === 'beginArticle' || operation === 'beginService' ? 'priest' : 'editor';
    for (const stranger of [shop.request, (await signInStaff(shop, role)).request]) {
      const answer = await unchanged(shop, () => stranger(withKey(request, key)));
      expect([401, 403]).toContain(answer.statusCode);
    }
    expect((await send(withKey(request, key))).headers['idempotent-replayed']).toBeUndefined();
    const late = await (await signInStaff(shop, role)).request(withKey(request, key));
    expect(late.json()).toMatchObject({ status: 403, code: 'not_allowed' });
  },
);

test('two customers may use the same idempotency key', async () => {
  const key = randomUUID();
  const place = async (customer: Customer) =>
    (await customer.request(withKey(post('/api/orders', oneRitual), key))).json<{ id: string }>().id;
  const anna = await signIn(shop);
  const orderOfAnna = await place(anna);
  expect(await place(anna)).toBe(orderOfAnna);
  expect(await place(await signIn(shop))).not.toBe(orderOfAnna);
});

test('a key counts for one order: the same words about another order are no repetition', async () => {
  const key = randomUUID();
  const send = await administrator();
  const answers = [];
  for (const order of [await byHand(), await byHand()])
    answers.push(await send(withKey(post(`${order.ours}/confirmation`, order.money), key)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 422]);
  expect(answers[1]?.json()).toMatchObject({ code: 'idempotency_key_reused' });
});

afterEach(async () => {
  for (const table of ['webhooks', 'api_keys'] as const) await queries.deleteFrom(table).execute();
  await queries.updateTable('partners').set({ is_suspended: false }).execute();
  await queries.updateTable('services').set({ off_sale: false }).execute();
  pass(3);
});

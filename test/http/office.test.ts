import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { ORDER_EXPORT_WORDS } from '#words/order-export.ts';
import en from '../../web/src/i18n/messages/en/common.ts';
import ru from '../../web/src/i18n/messages/ru/common.ts';
import { openShop } from '../support/shop.ts';
import { cancelOrder } from './steps/changes.ts';
import { messagesTo } from './steps/customers.ts';
import { stepsOf } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const shop = await openShop();
const steps = stepsOf(shop);
const admin = await signInStaff(shop, 'administrator');
const operator = await signInStaff(shop, 'operator');
const anna = await steps.placeOrder({ customerName: 'Алёна Царёва', customerEmail: 'alena_100%@example.com' });
const boris = await steps.placeOrder({ customerName: "Boris O'Neil", customerEmail: 'boris@example.com' });
await steps.payByCard(boris.id);

const idsOf = async (query: string) =>
  (await admin.request({ url: `/api/admin/orders?${query}` })).json<{ items: { id: string }[] }>().items.map(({ id }) => id);
const search = (q: string) => idsOf(`q=${encodeURIComponent(q)}`);
const read = (id: string, who = admin) => who.request({ url: `/api/admin/orders/${id}` });

test('one box finds an order by its number, a name, an e-mail and its id', async () => {
  const { number } = anna;
  for (const typed of [`${number}`, `№ ${number}`, `No. ${number}`, `#${number}`])
    expect(await search(typed), typed).toEqual([anna.id]);
  for (const typed of [anna.id.slice(0, 8).toUpperCase(), anna.id, 'ЦАРЕВА ал', 'alena_100%@EX']) {
    expect(await search(typed), typed).toEqual([anna.id]);
  }
  for (const typed of ['alena_', 'ALENA_100%']) expect(await search(typed), typed).toEqual([anna.id]);
  expect(await search("o'neil")).toEqual([boris.id]);
  for (const typed of ['Никто', 'alena_1000@', "'&:*", randomUUID()]) expect(await search(typed), typed).toEqual([]);
});

test('filters hold together', async () => {
  expect(await idsOf('status=pending')).toEqual([anna.id]);
  expect(await idsOf('status=pending&status=paid')).toEqual([boris.id, anna.id]);
  expect(await idsOf('method=card')).toEqual([boris.id]);
  expect(await idsOf('status=pending&method=card')).toEqual([]);
  expect(await idsOf('partner=nobody')).toEqual([]);
  expect(await idsOf('from=2020-01-01&to=2020-01-02')).toEqual([]);
});

test('the list refuses a day that the calendar does not have', async () => {
  expect((await admin.request({ url: '/api/admin/orders?from=2026-02-31' })).statusCode).toBe(400);
});

test('the ledger is for those who may read money', async () => {
  const whole = (await read(boris.id)).json();
  expect(whole).toMatchObject({ status: 'paid', ledger: { chain: 'whole' }, contact: { email: 'boris@example.com' } });
  expect(whole.timeline.map(({ kind }: { kind: string }) => kind)).toEqual(expect.arrayContaining(['state', 'money', 'message']));
  const forOperator = (await read(boris.id, operator)).json();
  expect(forOperator.ledger).toBeNull();
  expect(forOperator.timeline.filter(({ kind }: { kind: string }) => kind === 'money')).toEqual([]);
});

test('a note that is sent twice stands once, under its author, and the customer never gets it', async () => {
  const url = `/api/admin/orders/${anna.id}/notes/${randomUUID()}`;
  const send = () => operator.request({ method: 'PUT', url, payload: { text: ' Позвонить <script> ' } });
  expect((await Promise.all([send(), send()])).map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  const { timeline } = (await read(anna.id)).json();
  const notes = timeline.filter(({ kind }: { kind: string }) => kind === 'note');
  expect(notes).toMatchObject([{ text: 'Позвонить <script>' }]);
  expect((await shop.request({ url: `/api/orders/${anna.id}` })).payload).not.toContain('Позвонить');
});

test('of very many notes an order shows the newest two hundred', async () => {
  const { id } = await steps.placeOrder({ customerName: 'Gleb', customerEmail: 'gleb@example.com' });
  const url = `/api/admin/orders/${id}/notes/${randomUUID()}`;
  await operator.request({ method: 'PUT', url, payload: { text: 'Позвонить' } });
  const { queries } = shop.database;
  const first = await queries.selectFrom('order_notes').selectAll().where('order_id', '=', id).executeTakeFirstOrThrow();
  const instants = Array.from({ length: 200 }, (_, index) => new Date(first.at.getTime() + index + 1));
  const more = instants.map((at) => ({ ...first, id: randomUUID(), at }));
  await queries.insertInto('order_notes').values(more).execute();
  const { timeline } = (await read(id)).json<{ timeline: { kind: string; at: string }[] }>();
  const shown = timeline.flatMap(({ kind, at }) => (kind === 'note' ? at : []));
  expect(shown.sort()).toEqual(instants.map((at) => at.toISOString()));
});

test('two people who cancel an order at once cancel it once; the customer is told once', async () => {
  const { id } = await steps.placeOrder({ customerName: 'Vera', customerEmail: 'vera@example.com' });
  const etag = String((await read(id)).headers.etag);
  const answers = await Promise.all([admin, operator].map((who) => cancelOrder(who, id, etag)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 412]);
  const order = (await read(id)).json();
  expect(order).toMatchObject({ status: 'cancelled' });
  expect(order.actions).toContainEqual({ name: 'cancel', refusal: 'cancelled' });
  const letters = await messagesTo(shop, 'vera@example.com');
  expect(letters.filter(({ subject }) => /отмен|cancel/i.test(subject))).toHaveLength(1);
});

test('an order is cancelled only as it was read, and one that is paid is not cancelled', async () => {
  const { id } = await steps.placeOrder({ customerName: 'Fedor', customerEmail: 'fedor@example.com' });
  const former = String((await read(id)).headers.etag);
  const url = `/api/admin/orders/${id}/notes/${randomUUID()}`;
  await operator.request({ method: 'PUT', url, payload: { text: 'Позвонить' } });
  expect((await cancelOrder(admin, id, former)).statusCode).toBe(412);
  expect((await cancelOrder(admin, id)).statusCode).toBe(204);
  const refused = await cancelOrder(admin, boris.id);
  expect(refused.json()).toMatchObject({ status: 409, code: 'order_not_payable' });
});

const sendLetter = (id: string, letter: 'payment_link' | 'receipt', who = operator) =>
  who.request({ method: 'POST', url: `/api/admin/orders/${id}/letters`, payload: { letter } });

test('the payment link goes to the customer of an unpaid order once in ten minutes, however many send it', async () => {
  const dora = await steps.placeOrder({ customerName: 'Dora', customerEmail: 'dora@example.com' });
  const before = (await messagesTo(shop, 'dora@example.com')).length;
  const answers = await Promise.all([sendLetter(dora.id, 'payment_link', admin), sendLetter(dora.id, 'payment_link')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 429]);
  const letters = await messagesTo(shop, 'dora@example.com');
  expect(letters).toHaveLength(before + 1);
  expect(letters[0]?.text).toContain(dora.id);
  expect((await sendLetter(dora.id, 'receipt')).json()).toMatchObject({ status: 409, code: 'illegal_transition' });
  const { timeline } = (await read(dora.id)).json();
  expect(timeline.map(({ code }: { code: string }) => code)).toContain('order.letter_sent');
});

test('the receipt of a paid order is sent again, and a link to pay it is not', async () => {
  const receipts = async () => (await messagesTo(shop, 'boris@example.com')).filter(({ text }) => /\/receipt/.test(text)).length;
  const before = await receipts();
  expect((await sendLetter(boris.id, 'receipt')).statusCode).toBe(204);
  expect(await receipts()).toBe(before + 1);
  expect((await sendLetter(boris.id, 'payment_link')).json()).toMatchObject({ status: 409, code: 'order_not_payable' });
});

test('all orders that a filter finds are downloaded as a table, which runs nothing in a spreadsheet', async () => {
  await steps.placeOrder({ customerName: '=HYPERLINK("https://evil.example")', customerEmail: 'eve@example.com' });
  const answer = await admin.request({ url: '/api/admin/exports/orders?status=pending&lang=en' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/);
  const [titles = '', ...lines] = answer.payload.trimEnd().split('\r\n');
  expect(titles).toMatch(/^\uFEFFNumber,Placed/);
  expect(lines).toHaveLength((await idsOf('status=pending')).length);
  expect(lines[0]).toContain(`"'=HYPERLINK(""https://evil.example"")",eve@example.com`);
});

test.each([
  ['ru', ru],
  ['en', en],
] as const)('the table of orders has states and ways of paying in the words of the panel: %s', async (language, words) => {
  const answer = await admin.request({ url: `/api/admin/exports/orders?q=${boris.id}&lang=${language}` });
  const [, , state, , , , method] = answer.payload.trimEnd().split('\r\n')[1]?.split(',') ?? [];
  expect([state, method]).toEqual([words['common.state.paid'], words['common.method.card']]);
  const { states, methods } = ORDER_EXPORT_WORDS[language];
  for (const [code, text] of Object.entries(states)) expect(words).toHaveProperty([`common.state.${code}`], text);
  for (const [code, text] of Object.entries(methods)) expect(words).toHaveProperty([`common.method.${code}`], text);
});

test('the same orders are downloaded for programs, a line each as the list tells them', async () => {
  const forPrograms = await admin.request({ url: '/api/admin/exports/orders?status=pending&format=jsonl' });
  expect(forPrograms.headers['content-type']).toBe('application/jsonl; charset=utf-8');
  expect(forPrograms.headers['content-disposition']).toMatch(/\.jsonl"$/);
  const rows = forPrograms.payload.trimEnd().split('\n');
  expect(rows.map((row) => JSON.parse(row))).toEqual(
    (await admin.request({ url: '/api/admin/orders?status=pending' })).json().items,
  );
});

test('a download is recorded with its filters and the number of its orders, and is for those who may read money', async () => {
  expect((await operator.request({ url: '/api/admin/exports/orders' })).statusCode).toBe(403);
  const count = (await idsOf('status=pending')).length;
  await admin.request({ url: '/api/admin/exports/orders?status=pending&format=jsonl' });
  const log = (await admin.request({ url: '/api/admin/audit?limit=1' })).json();
  expect(log.items[0]).toMatchObject({ action: 'order.exported', after: { statuses: ['pending'], isSearched: false, count } });
});

test('a name is found by words whose vowels are signs, however many these are, also where a former version has cut them', async () => {
  const name = 'सुब्रह्मण्यम चन्द्रशेखरन वेङ्कटरमण';
  const { id } = await steps.placeOrder({ customerName: name });
  for (const typed of [name, 'वेङ्कट', 'चन्द्र सुब्रह्म']) expect(await search(typed), typed).toEqual([id]);
  expect(await search('वेङ्का')).toEqual([]);
  const { queries } = shop.database;
  const cut = "'स' 'ब' 'रह' 'मण' 'यम' 'चन' 'द' 'रश' 'खरन' 'व'";
  await queries.updateTable('orders').set({ name_words: cut }).where('id', '=', id).execute();
  expect(await search('चन्द्र सुब्रह्म')).toEqual([id]);
});

import { expect, test } from 'vitest';
import { createWriteInstant } from '#kernel/instant-words.ts';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import { createTestIds, uuid } from '#kernel/testing/clock.ts';
import { anErasedOrder, anOrder } from '#modules/orders/testing/orders.ts';
import { LEAVING_WORDS, RECEIPT_WORDS } from '#words/letters.ts';
import { ORDER_CHANGE_WORDS } from '#words/order-changes.ts';
import { ORDER_LETTER_WORDS, ORDER_NEWS_WORDS } from '#words/order-letters.ts';
import { STAFF_NEWS_WORDS } from '#words/staff-news.ts';
import { createWriteKeyNews } from './key-letters.ts';
import { createWriteLeavingAgain } from './leaving-letters.ts';
import { writeOrderChange } from './order-change-letter.ts';
import { writeOrderNews } from './order-letters.ts';
import { type LetterSample, type SampleKind, writeSamples } from './samples.ts';
import { createSendOrderNews } from './send-order-news.ts';
import { createSendReceipt } from './send-receipt.ts';
import { panelAddress, writeStaffDigest, writeStaffNews } from './staff-letters.ts';
import { createTellAgreedAlone } from './tell-agreed-alone.ts';
import { createTellOfAsk } from './tell-of-ask.ts';
import { createWriteWebhookNews } from './webhook-letters.ts';

const publicUrl = 'https://shop.example';
const supportEmail = 'help@shop.example';
const place = {
  orderUrl: (id: string, language: string) => `${publicUrl}/${language}/order/${id}`,
  accountUrl: (language: string) => `${publicUrl}/${language}/user-profile`,
  refundUrl: (token: string, language: string) => `${publicUrl}/${language}/refund#${token}`,
  invitationUrl: (token: string, language: string) => `${publicUrl}/${language}/invitation#${token}`,
  writeInstant: createWriteInstant('Europe/Moscow'),
  publicUrl,
  supportEmail,
  isTest: false,
};
const inEnglish = new Map(
  writeSamples(place).flatMap((sample) => (sample.language === 'en' ? [[sample.kind, sample] as const] : [])),
);
const english = (kind: SampleKind) => inEnglish.get(kind) as LetterSample;

/** An outbox and what is in it. */
function outbox() {
  const sent: Message[] = [];
  return { sent, messages: { add: async (message: Message) => void sent.push(message) } };
}

test.each<[SampleKind, string[]]>([
  ['part', ['$120', '$300', '$180', '0.00300000 BTC', 'tb1q-sample-address', '10:20 UTC']],
  ['expired', ['$300']],
  ['changed', ['Ganesha Yagya, 1 month: $300', 'Total: $300']],
  ['declined', ['Indra', '17.11.2026: 0 $', supportEmail]],
  ['cancelled', [supportEmail]],
  ['unpaid', [supportEmail]],
  ['processing', ['- Ganesha Yagya']],
  ['ready', ['- Ganesha Yagya']],
  ['reported', ['- Ganesha Yagya']],
  ['postponed', ['- Ganesha Yagya, 1 month', '10 December 2026', 'The temple is closed', supportEmail]],
  ['postponement_declined', ['The temple is closed', supportEmail]],
  ['postponement_overtaken', [supportEmail]],
  ['coin', ['exactly 0.00500000 BTC on the Bitcoin network', 'tb1q-sample-address', '10:20 UTC', '$300']],
  ['card', ['https://card.example/checkout', '$300']],
  ['partner', ['Indra', '$300']],
  ['placed', [ORDER_NEWS_WORDS.en.placed.lead, 'Ganesha Yagya, 1 month: $300', '$300']],
  ['link', [ORDER_NEWS_WORDS.en.link.lead, 'Ganesha Yagya, 1 month: $300', '$300']],
  ['refund_address', ['0.00500000 BTC', 'Bitcoin', '/en/refund#sample', '10:20 UTC']],
  ['refund_sent', ['0.00500000 BTC', 'sample-transaction']],
  ['refund_failed', ['$300']],
  ['refund_sign_in', ['/en/user-profile']],
  ['invitation', ['Nina B. has ordered a ritual', '/en/invitation#sample', '10:20 UTC', 'do nothing']],
  ['agreed_alone', ['No. 1042', 'olga@example.com', '$300', `/admin-panel/orders/${uuid(1)}`]],
  ['email_changed', [supportEmail]],
  ['staff_orders', ['Order: No. 1042', 'Amount: $300', `/admin-panel/orders/${uuid(1)}`]],
  ['staff_consultations', ['/admin-panel/consultations']],
  ['staff_digest', ['- Order No. 1042 is paid, $300', '/admin-panel']],
])('the letter "%s" tells every fact that its reader needs', (kind, facts) => {
  for (const fact of facts) expect(english(kind).text).toContain(fact);
});

const changes = ['seen', 'expired', 'unpaid', 'declined', 'cancelled', 'processing', 'ready', 'reported', 'completed'] as const;
test.each([...changes, 'postponed', 'postponement_declined', 'postponement_overtaken'] as const)(
  'the letter "%s" says what has happened, what comes next, and where the order is',
  (kind) => {
    const { lead, next } = ORDER_CHANGE_WORDS.en[kind];
    for (const words of [lead, next, `/en/order/${uuid(1)}`]) expect(english(kind).text).toContain(words);
  },
);

test('the letter about a part whose address has expired leads to the order for the rest', () => {
  const change = { kind: 'part', received: cents(12_000), rest: cents(18_000) } as const;
  const { text } = writeOrderChange(anOrder('waiting', { language: 'en' }), change, place);
  expect(text).toContain(ORDER_CHANGE_WORDS.en.part.lead);
});

test('whoever did not find the money is named: the partner, or the shop itself', () => {
  const write = (by: 'shop' | { partner: string }) =>
    writeOrderChange(anOrder('waiting', { language: 'en' }), { kind: 'declined', by, reason: 'Nothing came' }, place).text;
  expect(write({ partner: 'Indra' })).toContain(ORDER_CHANGE_WORDS.en.declined.says('Indra'));
  expect(write('shop')).toContain(ORDER_CHANGE_WORDS.en.declined.says(null));
});

test('a letter about a coin for what is missing of an order names that sum, and not the total', () => {
  const coin = { amount: '0.003', unit: 'BTC', network: 'Bitcoin', address: 'bc1q', until: new Date(0) };
  const write = (rest: number) =>
    writeOrderNews(anOrder('waiting', { language: 'en' }), { kind: 'coin', rest: cents(rest), ...coin }, place).text;
  expect(write(18_000)).toContain(`${ORDER_CHANGE_WORDS.en.due}: $180\n`);
  expect(write(18_000)).not.toContain('$300');
  expect(write(30_000)).toContain(`${ORDER_LETTER_WORDS.en.total}: $300\n`);
});

test('once there is a receipt, a letter does not say that a stranger may have ordered', () => {
  const stranger = ORDER_LETTER_WORDS.en.stranger;
  expect(english('seen').text).toContain(stranger);
  for (const kind of ['ready', 'postponed', 'postponement_declined', 'postponement_overtaken'] as const)
    expect(english(kind).text).not.toContain(stranger);
});

test('every letter about an order of a test shop says that it takes no real money, and none of a real shop does', () => {
  const testWords = ORDER_LETTER_WORDS.en.test;
  const inTest = writeSamples({ ...place, isTest: true }).filter(({ language }) => language === 'en');
  const aboutOrders = inTest.filter(({ text }) => text.includes(`${publicUrl}/en/order/`));
  expect(aboutOrders.length).toBeGreaterThan(20);
  const otherwise = aboutOrders.filter(({ text }) => !text.startsWith(testWords));
  // These two say so in words of their own.
  expect(otherwise.map(({ kind }) => kind)).toEqual(['paid', 'year_reminder']);
  for (const { text } of inEnglish.values()) expect(text).not.toContain(testWords);
});

test('a Russian letter writes amounts of coins with a comma, and an amount to be sent also as wallets take it', () => {
  const written = writeSamples(place).filter(({ language, text }) => language === 'ru' && text.includes('BTC'));
  expect(written.map(({ kind }) => kind)).toEqual(['coin', 'part', 'refund_address', 'refund_sent']);
  const amounts = written.map(({ text }) => text.match(/\d+[.,]\d+ BTC|^\d+[.,]\d+$/gm));
  const [ask, rest] = ['0,00500000 BTC', '0,00300000 BTC'];
  expect(amounts).toEqual([[ask, '0.00500000'], [rest, '0.00300000'], [ask], [ask]]);
});

test('no letter has an empty line too many, a sentence with two ends or a word of the code', () => {
  // A Russian date ends with the dot of its year.
  for (const { text } of writeSamples(place)) expect(text).not.toMatch(/[^.]\.\.(?!\.)/);
  // Stryker puts its name in the place of an empty text.
  for (const { text } of inEnglish.values()) expect(text).not.toMatch(/Stryker|undefined|\n\n\n/);
});

test.each(['made', 'revoked'] as const)(
  'a partner’s people read which key was %s, and what to do if they know nothing of it',
  (news) => {
    const write = createWriteKeyNews({ newId: createTestIds(), publicUrl, supportEmail });
    const key = { name: 'Till', hint: 'vrk_live_…1234', partnerName: 'Indra' };
    const letter = write({ id: 'anna', email: 'anna@example.com', language: 'en' }, news, key);
    expect(letter).toMatchObject({ id: uuid(1), to: 'anna@example.com', userId: 'anna', channel: 'email', language: 'en' });
    for (const fact of ['Indra', 'Till, vrk_live_…1234', supportEmail]) expect(letter.text).toContain(fact);
    expect(letter.text.includes('revoke the key')).toBe(news === 'made');
    expect(letter.text.endsWith(publicUrl)).toBe(true);
    expect(write({ email: 'indra@example.com', language: 'ru' }, news, key).userId).toBeUndefined();
  },
);

test.each(['given_up', 'failing', 'gone'] as const)(
  'a partner’s people read which webhook fails (%s), without its address',
  (news) => {
    const write = createWriteWebhookNews({ newId: createTestIds(), publicUrl, supportEmail });
    const webhook = { host: 'till.example.com', description: 'Till', partnerName: 'Indra' };
    const letter = write({ id: 'anna', email: 'anna@example.com', language: 'en' }, news, webhook);
    expect(letter).toMatchObject({ id: uuid(1), to: 'anna@example.com', userId: 'anna', channel: 'email', language: 'en' });
    for (const fact of ['Indra', ': Till, till.example.com\n', supportEmail]) expect(letter.text).toContain(fact);
    expect(letter.text.endsWith(publicUrl)).toBe(true);
    const nameless = write({ email: 'indra@example.com', language: 'en' }, news, { ...webhook, description: '' });
    expect(nameless.text).toContain(': till.example.com\n');
    expect(nameless.userId).toBeUndefined();
  },
);

test('of a payment that one person has confirmed alone, that person and the shop’s mailbox get one letter each', async () => {
  const tell = createTellAgreedAlone({ newId: createTestIds(), supportEmail, publicUrl });
  const agreed = { orderId: uuid(9), number: 1042, amount: cents(150_000), language: 'en' } as const;
  const { sent, messages } = outbox();
  await tell({ ...agreed, email: 'olga@example.com' }, messages);
  expect(sent).toMatchObject([
    { id: uuid(1), to: supportEmail, about: uuid(9) },
    { id: uuid(2), to: 'olga@example.com', about: uuid(9) },
  ]);
  for (const fact of ['$1,500', 'Confirmed by: olga@example.com', `/admin-panel/orders/${uuid(9)}`])
    expect(sent[0]?.text).toContain(fact);
  const nobody = outbox();
  await tell({ ...agreed, email: null }, nobody.messages);
  for (const email of [supportEmail, 'Help@Shop.example']) await tell({ ...agreed, email }, nobody.messages);
  expect(nobody.sent.map(({ to }) => to)).toEqual([supportEmail, supportEmail, supportEmail]);
  expect(nobody.sent[0]?.text).not.toContain('Confirmed by');
});

test('support reads the order that a customer wants changed and the day that is wished; the reason stands in the panel alone', async () => {
  const { sent, messages } = outbox();
  const tell = createTellOfAsk({ newId: createTestIds(), supportEmail, publicUrl });
  const box = { ...messages, withdraw: async () => {}, withdrawHeld: async () => {} };
  const order = anOrder('paid', { language: 'en' });
  await tell(order, { kind: 'postpone', startDate: '2026-12-20' as never }, box);
  await tell(order, { kind: 'cancel' }, box);
  expect(sent).toMatchObject([
    { id: uuid(1), to: supportEmail, about: order.id },
    { id: uuid(2), to: supportEmail, about: order.id },
  ]);
  expect(sent.map(({ text }) => text.includes('20 December 2026'))).toEqual([true, false]);
  expect(sent.map(({ text }) => /asks to cancel/.test(text))).toEqual([false, true]);
  for (const { text } of sent) {
    expect(text).toContain(`${publicUrl}/admin-panel/orders/${order.id}`);
    expect(text).not.toMatch(/Анна|example\.com/);
  }
});

test('a letter that staff send goes to the e-mail of the order in its language; without one nothing is sent', async () => {
  const { sent, messages } = outbox();
  const send = createSendOrderNews({ ...place, newId: createTestIds() });
  await send(anOrder('pending', { language: 'en' }), { kind: 'link' }, messages);
  expect(sent).toMatchObject([{ id: uuid(1), to: 'anna@example.com', about: uuid(100), language: 'en' }]);
  expect(sent[0]?.notBefore).toBeUndefined();
  await send(anErasedOrder(), { kind: 'link' }, messages);
  await send(anOrder('pending', { contact: { name: 'Anna', email: null } }), { kind: 'link' }, messages);
  expect(sent).toHaveLength(1);
});

test('a receipt waits as long as its payment can be taken back, a link does not', async () => {
  const heldUntil = new Date('2026-11-20T10:30:00Z');
  const held = anOrder('paid', { heldUntil, receiptNumber: 7 });
  const { sent, messages } = outbox();
  const send = createSendOrderNews({ ...place, newId: createTestIds() });
  await send(held, { kind: 'paid' }, messages);
  await send(held, { kind: 'link' }, messages);
  await send(anOrder('paid'), { kind: 'paid' }, messages);
  const receipt = createSendReceipt({ ...place, newId: createTestIds() });
  await receipt(held, messages);
  await receipt(anOrder('paid'), messages);
  const nothing = undefined;
  expect(sent.map(({ notBefore }) => notBefore)).toEqual([heldUntil, nothing, nothing, heldUntil, nothing]);
});

test('staff read of an event its order and, if they may, its sum; and the link leads where it is decided', () => {
  const event = { topic: 'money', subjectId: uuid(5), order: { id: uuid(1), number: 1042, total: cents(30_000) } } as const;
  const admin = writeStaffNews(event, { language: 'en', maySeeSums: true }, publicUrl).text;
  const operator = writeStaffNews(event, { language: 'en', maySeeSums: false }, publicUrl).text;
  expect([admin.includes('$300'), operator.includes('$300')]).toEqual([true, false]);
  for (const text of [admin, operator]) {
    expect(text).toContain(`${STAFF_NEWS_WORDS.en.order}: No. 1042`);
    expect(text).toContain(`${publicUrl}/admin-panel/money/${uuid(5)}`);
    expect(text).not.toMatch(/Stryker/);
  }
  const consultation = { topic: 'consultations', subjectId: uuid(5), order: null } as const;
  const text = writeStaffNews(consultation, { language: 'en', maySeeSums: true }, publicUrl).text;
  expect(text).not.toMatch(/Order|\$/);
  expect(panelAddress(publicUrl, consultation)).toBe(`${publicUrl}/admin-panel/consultations`);
  expect(panelAddress(publicUrl)).toBe(`${publicUrl}/admin-panel`);
});

test('the letter about an export ends with the address of the shop', () => {
  expect(english('orders_exported').text.endsWith(`\n${publicUrl}`)).toBe(true);
});

test('a digest names up to ten events, and counts the others', () => {
  const events = (count: number) =>
    Array.from(
      { length: count },
      () => ({ topic: 'orders', subjectId: uuid(1), order: { id: uuid(1), number: 1042, total: cents(100) } }) as const,
    );
  const write = (count: number, isMore = false) =>
    writeStaffDigest(events(count), isMore, { language: 'en', maySeeSums: true }, publicUrl);
  expect(write(10).text).not.toContain('And more');
  expect(write(10).text.match(/^- Order No\. 1042 is paid, \$1$/gm)).toHaveLength(10);
  expect(write(12).text).toContain(STAFF_NEWS_WORDS.en.more('2'));
  expect(write(50, true).text).toContain(STAFF_NEWS_WORDS.en.more('40+'));
  expect([write(12).subject, write(50, true).subject].map((subject) => /\d+\+?$/.exec(subject)?.[0])).toEqual(['12', '50+']);
});

test('a customer whose account waits for money before it is deleted is asked again by e-mail, else by SMS, with a link to the account', () => {
  const write = createWriteLeavingAgain({ newId: createTestIds(), accountUrl: place.accountUrl });
  const user = { id: 'anna', email: 'anna@example.com', phone: '+79001234567', language: 'en' } as const;
  const accountPage = `${publicUrl}/en/user-profile`;
  const mail = write(user);
  expect(mail).toMatchObject({ id: uuid(1), channel: 'email', to: 'anna@example.com', userId: 'anna', language: 'en' });
  expect(mail?.text).toContain(accountPage);
  for (const words of [LEAVING_WORDS.en.lead, LEAVING_WORDS.en.choice]) expect(mail?.text).toContain(words);
  const sms = { id: uuid(2), channel: 'sms', to: '+79001234567', userId: 'anna', language: 'en', subject: '', html: '' };
  expect(write({ ...user, email: null })).toEqual({ ...sms, text: `${LEAVING_WORDS.en.subject}: ${accountPage}` });
  expect(write({ ...user, email: null, phone: null })).toBeUndefined();
});

test('a receipt names who confirmed the money, when a person did', async () => {
  const { sent, messages } = outbox();
  const receipt = createSendReceipt({ ...place, newId: createTestIds() });
  const order = anOrder('paid', { language: 'en' });
  await receipt(order, messages, { partner: 'Indra' });
  await receipt(order, messages, 'shop');
  await receipt(order, messages);
  await receipt(anErasedOrder(), messages);
  const words = RECEIPT_WORDS.en.confirmed;
  expect(sent.map(({ text }) => [text.includes(words('Indra')), text.includes(words(null))])).toEqual([
    [true, false],
    [false, true],
    [false, false],
  ]);
});

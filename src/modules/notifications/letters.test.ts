import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import type { Message } from '#kernel/messages.ts';
import { cents } from '#kernel/money.ts';
import type { Order } from '#modules/orders/index.ts';
import { createTellPartner } from './tell-partner.ts';
import { createTellSupport } from './tell-support.ts';
import { createWriteCode } from './write-code.ts';
import { createWriteEmailChanged } from './write-email-changed.ts';

const publicUrl = 'https://shop.example';
const expiresAt = new Date('2026-11-20T10:10:00Z');
const writeCode = createWriteCode({ publicUrl });
const code = {
  id: 'm-1',
  purpose: 'sign_in',
  to: { kind: 'email', value: 'anna@example.com' },
  code: '012345',
  language: 'en',
  expiresAt,
  minutes: 10,
} as const;

test('the e-mail with a code states its purpose and lifetime, and warns not to share the code', () => {
  const mail = writeCode(code);
  expect(mail).toMatchObject({ id: 'm-1', channel: 'email', to: 'anna@example.com', secretUntil: expiresAt, language: 'en' });
  expect(mail.subject).toBe('Your sign-in code: 012345');
  expect(mail.text.split('\n')).toEqual([
    'Enter this code on the sign-in page:',
    '',
    '012345',
    '',
    'It is valid for 10 minutes, in the browser where you asked for it.',
    'Tell the code to nobody. If you did not ask for it, just delete this message.',
    '',
    'This message was sent automatically, in answer to what you did on the site.',
    publicUrl,
  ]);
});

test.each([
  ['sign_in', 'ru', 'Код для входа', 'Введите этот код на странице входа:'],
  ['change_email', 'ru', 'Подтвердите новый адрес', 'Введите этот код, чтобы сменить адрес в кабинете:'],
  ['change_email', 'en', 'Confirm your new address', 'Enter this code to change the address of your account:'],
] as const)('the mail with a code to %s in %s has words of its own', (purpose, language, subject, lead) => {
  const mail = writeCode({ ...code, purpose, language, minutes: 1 });
  expect(mail.subject).toBe(`${subject}: 012345`);
  expect(mail.text.split('\n')[0]).toBe(lead);
  expect(mail.text).toMatch(language === 'ru' ? /действует 1\sминута/ : /valid for 1 minute,/);
});

test('an SMS has the code and, in its last line, the site that a browser may fill the code in on', () => {
  const sms = writeCode({ ...code, to: { kind: 'phone', value: '+79001234567' } });
  expect(sms).toMatchObject({ channel: 'sms', to: '+79001234567', subject: '', html: '', secretUntil: expiresAt });
  expect(sms.text).toBe('Your sign-in code: 012345\n\n@shop.example #012345');
});

const writeEmailChanged = createWriteEmailChanged({ newId: () => 'm-1', publicUrl, supportEmail: 'help@shop.example' });
const changed = (language: Language) =>
  writeEmailChanged({ user: { id: 'u-1', language }, from: 'old@example.com', to: 'new.name@example.com' });

test('the notice to a former e-mail says where to report a stranger, and shows the new e-mail only masked', () => {
  const mail = changed('en');
  expect(mail).toMatchObject({ id: 'm-1', channel: 'email', to: 'old@example.com', userId: 'u-1', language: 'en' });
  expect(mail.text).toMatch(/^You now sign in with n\*\*\*@e\*\*\*\.com, and no longer with this address\./);
  expect(mail.text).toMatch(
    /we will help: help@shop\.example\nWe will never ask you for a code\.\n\n.+\nhttps:\/\/shop\.example$/,
  );
  expect(mail.html).toContain('<a href="mailto:help@shop.example"');
  expect(mail.text + mail.html).not.toContain('new.name');
  expect(changed('ru').text).toMatch(/и мы поможем: help@shop\.example\nКод из писем/);
});

async function toldSupport(language: Language, message: string, email?: string): Promise<Message | undefined> {
  const sent: Message[] = [];
  const tell = createTellSupport({ newId: () => 'm-1', supportEmail: 'help@shop.example', publicUrl });
  const consultation = { id: 'c-1', language, name: 'Anna', phone: '+79001234567', email, message };
  await tell({ ...consultation, userId: undefined, requestedAt: expiresAt }, { add: async (added) => void sent.push(added) });
  return sent[0];
}

test('the e-mail to support names the visitor, the language of the answer and the id of the request', async () => {
  expect((await toldSupport('en', 'Why?'))?.text.split('\n')).toEqual([
    'Name: Anna',
    'Phone: +79001234567',
    'Question: Why?',
    '',
    'To be answered in English. Request number: c-1',
  ]);
  expect((await toldSupport('ru', ''))?.text.split('\n')).toEqual([
    'Имя: Anna',
    'Телефон: +79001234567',
    '',
    'Ответить нужно по-русски. Номер заявки: c-1',
  ]);
});

test.each([
  ['ru', 'E-mail для ответа: anna@example.com'],
  ['en', 'E-mail for the answer: anna@example.com'],
] as const)('the e-mail to support in %s has the address at which the visitor wants the answer', async (language, line) => {
  expect((await toldSupport(language, '', 'anna@example.com'))?.text.split('\n')[2]).toBe(line);
});

async function toldPartner(
  changes: Partial<Pick<Order, 'contact'>>,
  language: Language = 'en',
  isLast = false,
): Promise<Message | undefined> {
  const sent: Message[] = [];
  const tell = createTellPartner({
    newId: () => 'm-1',
    orderUrl: (id, language) => `${publicUrl}/${language}/order/${id}`,
    supportEmail: 'help@shop.example',
  });
  const order = {
    id: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e',
    number: 1042,
    status: 'pending',
    createdAt: expiresAt,
    language: 'en',
    contact: { name: 'Anna Ivanova', email: 'anna@example.com' },
    paymentMethod: 'crypto',
    items: [],
    total: cents(30_000),
    specialInstructions: 'For mother',
    isErased: false,
    ...changes,
  } as Order;
  await tell(
    order,
    cents(25_000),
    { slug: 'indra', name: 'Indra', email: 'indra@example.com', language },
    { add: async (added) => void sent.push(added) },
    isLast,
  );
  return sent[0];
}

test('the e-mail to a partner asks about what is missing of one order, and tells of the customer only the name', async () => {
  const mail = await toldPartner({});
  expect(mail).toMatchObject({ to: 'indra@example.com', about: '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e', channel: 'email' });
  expect(mail?.subject).toBe('Were you paid? Order No. 1042');
  expect(mail?.text.split('\n').slice(0, 6)).toEqual([
    'Indra, a customer says that the money for this order was given to you.',
    '',
    'Order: No. 1042',
    'Customer: Anna Ivanova',
    'Amount: $250',
    '',
  ]);
  expect(mail?.text).toContain('help@shop.example');
  expect(mail?.text).toContain('https://shop.example/en/order/6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e');
  expect(`${mail?.text}${mail?.html}`).not.toMatch(/anna@|mother/);
});

test('the last e-mail of a day to a partner says where further orders stand', async () => {
  expect((await toldPartner({}, 'en', true))?.text).toContain('the last of today about orders of guests');
  expect((await toldPartner({}, 'en'))?.text).not.toContain('the last of today');
});

test('the e-mail to a partner is in the language of the partner, and names no customer when the order has no contact data', async () => {
  expect((await toldPartner({}, 'ru'))?.text).toContain('Покупатель: Anna Ivanova');
  expect((await toldPartner({ contact: null }))?.text).not.toContain('Customer');
  expect((await toldPartner({ contact: null }))?.text).toContain('Order: No. 1042\nAmount: $250');
  const forged = { name: 'Anna\n\n Amount: $1', email: null };
  expect((await toldPartner({ contact: forged }))?.text).toContain('Customer: Anna Amount: $1\nAmount: $250');
});

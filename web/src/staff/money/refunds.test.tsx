import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import MoneyPage from './money-page.tsx';
import type { OpenRefund, RefundFile } from './refund-queries.ts';

const LIST = 'GET /api/admin/refunds';
const ONE = 'GET /api/admin/refunds/*';
const on = (what: string) => `POST /api/admin/refunds/*/${what}`;
const file = example<RefundFile>('refundFile');
const sent = { at: '2026-11-20T12:00:00.000Z', by: 'olga@example.com', reference: 'f00d' };
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({ [LIST]: example<{ items: OpenRefund[] }>('openRefunds') });
  for (const what of ['sending', 'payment', 'confirmation', 'rejection', 'link'])
    server.answers[on(what)] = () => new Response(null, { status: 204 });
  answer({});
});
afterEach(leaveShop);

function answer(changes: Partial<RefundFile>) {
  server.answers[ONE] = () => Response.json({ ...file, ...changes }, { headers: { etag: '"7"' } });
}

function open(place = `/${file.id}`, { language = 'ru', permissions }: { language?: 'ru' | 'en'; permissions?: string[] } = {}) {
  const member = permissions ? { member: staffMember({ permissions }) } : {};
  visitSection(MoneyPage, server, { place: `/money/refunds${place}`, language, ...member });
}

const dialog = () => within(screen.getByRole('dialog'));

test('each of the two lists of the section says how many wait in it', async () => {
  server.answers['GET /api/admin/waiting'] = { reviews: 2, refundAsks: 3, refunds: 4 };
  open('');
  const lists = within(await screen.findByRole('navigation', { name: 'Деньги' }));
  // Reviews and what customers ask for are decided about in one list.
  expect(await lists.findByRole('link', { name: /^На разбор\s*ждут: 5$/ })).toBeDefined();
  expect(lists.getByRole('link', { name: /^Возвраты\s*ждут: 4$/ })).toBeDefined();
});

test('the list says what each refund waits for, in coins and dollars, and leads to it', async () => {
  open('');
  const table = within(await screen.findByRole('table', { name: 'Возвраты' }));
  expect(table.getByText('Отправка')).toBeDefined();
  expect(table.getByText('0,00250000 BTC')).toBeDefined();
  expect(table.getByText(/150/)).toBeDefined();
  expect(table.getByRole('link').getAttribute('href')).toBe(`/admin-panel/money/refunds/${file.id}`);
  expect(screen.getByRole('link', { name: 'На разбор' }).getAttribute('href')).toBe('/admin-panel/money');
});

test('a sending is recorded with its reference after two steps, and the reference survives a reload', async () => {
  open();
  await press('Деньги отправлены…');
  fireEvent.change(dialog().getByLabelText('Номер транзакции или перевода'), { target: { value: 'f00d' } });
  leaveShop();
  open();
  await press('Деньги отправлены…');
  expect(dialog().getByText(file.address ?? '')).toBeDefined();
  await press('Продолжить…');
  expect(dialog().getByText('0,00250000 BTC')).toBeDefined();
  expect(dialog().getByText(/письмом или SMS, если есть контакт/)).toBeDefined();
  expect(server.callsOf(on('sending'))).toEqual([]);
  answer({ state: 'sent', waitsFor: 'second_person', sent, confirmRefusal: 'same_person', actions: [] });
  await press('Записать отправку');
  await waitFor(() => expect(server.callsOf(on('sending'))).toMatchObject([{ body: { reference: 'f00d' } }]));
  expect(await screen.findByText('Деньги отправлены вами. Проверить и подтвердить должен другой человек.')).toBeDefined();
});

test('after an action whose button is gone by it the focus stays in its card', async () => {
  open();
  const begin = await screen.findByRole('button', { name: 'Деньги отправлены…' });
  begin.focus();
  fireEvent.click(begin);
  fireEvent.change(dialog().getByLabelText('Номер транзакции или перевода'), { target: { value: 'f00d' } });
  await press('Продолжить…');
  answer({ state: 'sent', waitsFor: 'second_person', sent, confirmRefusal: 'same_person', actions: [] });
  await press('Записать отправку');
  const help = await screen.findByText(/Деньги отправлены вами/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(help.closest('section'));
});

test('a second person ends what did not arrive, and reads that the customer will be told', async () => {
  answer({ state: 'sent', waitsFor: 'second_person', sent, actions: ['confirm', 'reject'] });
  open();
  expect(await screen.findByText(/Если деньги не дошли и вернулись, прекратите возврат/)).toBeDefined();
  await press('Прекратить возврат…');
  expect(dialog().getByText(/^Только если деньги не дошли/)).toBeDefined();
  fireEvent.change(dialog().getByLabelText('Причина решения'), { target: { value: 'Банк вернул' } });
  await press('Продолжить…');
  expect(dialog().getByText(/клиент узнает, что деньги до него не дошли/)).toBeDefined();
  await press('Прекратить');
  await waitFor(() => expect(server.callsOf(on('rejection'))).toMatchObject([{ body: { reason: 'Банк вернул' } }]));
});

test('a second person must tick that they have seen the transfer before confirming', async () => {
  answer({ state: 'sent', waitsFor: 'second_person', sent, actions: ['confirm'] });
  open(undefined, { language: 'en' });
  expect(await screen.findByText('Look the transfer up yourself, then confirm.')).toBeDefined();
  await press('Confirm the sending…');
  await press('Continue…');
  expect(dialog().queryByRole('button', { name: 'Confirm' })).toBeNull();
  fireEvent.click(dialog().getByLabelText('I have seen the transfer: exactly this sum went.'));
  await press('Continue…');
  await press('Confirm');
  await waitFor(() => expect(server.callsOf(on('confirmation'))).toHaveLength(1));
});

test('the dialog says that a card gateway has not answered, and stays open to ask again', async () => {
  answer({ source: 'card', coins: null, unit: null, network: null, address: null, actions: ['pay', 'send', 'reject'] });
  server.answers[on('payment')] = () => problem(409, 'refund_pending');
  open(undefined, { language: 'en' });
  await press('Have the card gateway pay…');
  await press('Continue…');
  await press('Pay back');
  expect(await dialog().findByText('Detail of refund_pending.')).toBeDefined();
  server.answers[on('payment')] = () => new Response(null, { status: 204 });
  await press('Pay back');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(on('payment'))).toHaveLength(2);
});

test('the link by which a client names an address is sent again', async () => {
  answer({ state: 'requested', waitsFor: 'address', address: null, actions: ['link', 'reject'] });
  open();
  await press('Отправить ссылку снова…');
  await press('Продолжить…');
  await press('Отправить ссылку');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(on('link'))).toHaveLength(1);
});

interface Unable {
  readonly name: string;
  readonly refund: Partial<RefundFile>;
  readonly permissions?: string[];
  readonly help: RegExp;
}

test.each<Unable>([
  {
    name: 'somebody who may only read gets no action',
    refund: {},
    permissions: ['panel.enter', 'money.read'],
    help: /Send exactly this amount/,
  },
  {
    name: 'a refund that a command has sent waits for a command',
    refund: { state: 'sent', waitsFor: 'second_person', sent, confirmRefusal: 'other_way', actions: [] },
    help: /sent by a command/,
  },
  {
    name: 'a client whose contact nobody has proven must sign in before a link can be sent',
    refund: { state: 'requested', waitsFor: 'address', address: null, addressAsk: 'sign_in', actions: [] },
    help: /was asked to sign in/,
  },
  {
    name: 'that nobody was asked is said where the shop knows no contact',
    refund: { state: 'requested', waitsFor: 'address', address: null, addressAsk: null, actions: [] },
    help: /Nobody was told/,
  },
])('$name', async ({ refund, permissions, help }) => {
  answer(refund);
  open(undefined, { language: 'en', ...(permissions ? { permissions } : {}) });
  expect(await screen.findByText(help)).toBeDefined();
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [
    ['send', 'reject'],
    ['I have sent it…', 'End the refund…'],
  ],
  [
    ['link', 'pay', 'confirm'],
    ['Send the link again…', 'Have the card gateway pay…', 'Confirm the sending…'],
  ],
] as const)('the actions that the shop offers, and no others, have buttons: %j', async (actions, names) => {
  answer({ actions: [...actions] });
  open(undefined, { language: 'en' });
  expect((await screen.findAllByRole('button')).map(({ textContent }) => textContent)).toEqual(names);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import OrdersPage from './orders-page.tsx';

type File = components['schemas']['AdminOrder'];

const ONE = 'GET /api/admin/orders/*';
const ANSWER = 'POST /api/admin/orders/*/postponement-answer';
const ask = example<components['schemas']['OwnPostponement']>('ownPostponement').ask as NonNullable<File['postponementAsk']>;
const order: File = {
  ...example<File>('adminOrder'),
  status: 'paid',
  postponementAsk: ask,
  actions: [{ name: 'postpone' }],
};
let server: FakeServer;
beforeEach(() => {
  server = fakeServer({ [ONE]: () => Response.json(order, { headers: { etag: '"3"' } }) });
});
afterEach(leaveShop);

const open = (language: 'ru' | 'en' = 'ru', member = staffMember()) =>
  visitSection(OrdersPage, server, { place: `/orders/${order.id}`, language, member });

test('a wish for another first day is declined in two steps with a sentence', async () => {
  server.answers[ANSWER] = () => new Response(null, { status: 204 });
  open();
  expect(await screen.findByText(/Клиент просит начать 20 декабря 2026/)).toBeDefined();
  expect(screen.getByText('В эти дни я в больнице')).toBeDefined();
  await press('Отказать…');
  fireEvent.change(screen.getByLabelText('Ответ, его прочтёт клиент'), { target: { value: 'Храм закрыт' } });
  await press('Продолжить…');
  expect(screen.getByText(/Дни ритуалов останутся прежними/)).toBeDefined();
  await press('Отказать');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(ANSWER)).toMatchObject([{ body: { agreed: false, answer: 'Храм закрыт' } }]);
});

test('what was answered to a wish, and was not heard, is neither typed nor sent as the answer to a later wish', async () => {
  server.answers[ANSWER] = () => problem(503, 'unavailable');
  const decline = async () => {
    open();
    await press('Отказать…');
    const field = screen.getByLabelText<HTMLTextAreaElement>('Ответ, его прочтёт клиент');
    expect(field.value).toBe('');
    fireEvent.change(field, { target: { value: 'Храм закрыт' } });
    await press('Продолжить…');
    await press('Отказать');
    await screen.findByText(/Detail of unavailable/);
    leaveShop();
  };
  await decline();
  server.answers[ONE] = { ...order, postponementAsk: { ...ask, askedAt: '2026-12-01T10:00:00.000Z' } };
  await decline();
  const [first, later] = server.callsOf(ANSWER).map(({ body }) => body.noteId);
  expect(later).not.toBe(first);
});

test('a wish for another first day is agreed to in two steps, of which the second says what will happen', async () => {
  server.answers[ANSWER] = () => new Response(null, { status: 204 });
  open('en');
  await press('Agree…');
  fireEvent.change(screen.getByLabelText('Answer; the client reads it'), { target: { value: 'Gladly' } });
  await press('Continue…');
  expect(screen.getByText(/The rituals that the client asks about will begin on/)).toBeDefined();
  await press('Postpone');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(ANSWER)).toMatchObject([{ body: { agreed: true, answer: 'Gladly' }, version: '"3"' }]);
});

test.each([
  ['ru', 'en', 'Согласиться…', 'Ответ, его прочтёт клиент', 'Клиент читает по-английски.'],
  ['en', 'ru', 'Agree…', 'Answer; the client reads it', 'The client reads Russian.'],
  ['ru', 'ru', 'Согласиться…', 'Ответ, его прочтёт клиент', undefined],
  ['ru', 'en', 'Перенести первый день…', 'Причина, её прочтёт клиент', 'Клиент читает по-английски.'],
] as const)(
  'what the client reads is asked for in the client’s language (%s, %s: %s)',
  async (panel, client, button, label, hint) => {
    server.answers[ONE] = { ...order, language: client };
    open(panel);
    await press(button);
    expect(screen.getByLabelText(label).getAttribute('aria-describedby')).toBe(hint ? screen.getByText(hint).id : null);
  },
);

test('what is answered cannot be answered again', async () => {
  server.answers[ONE] = { ...order, postponementAsk: { ...ask, state: 'declined', answer: 'Храм закрыт' } };
  open();
  expect(await screen.findByText(/Отказали/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Согласиться…' })).toBeNull();
});

test('whoever may not change orders cannot answer a wish', async () => {
  server.answers[ONE] = { ...order, actions: [] };
  open('ru', staffMember({ permissions: ['panel.enter', 'orders.read'] }));
  expect(await screen.findByText(/Клиент просит начать/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Согласиться…' })).toBeNull();
});

test('a wish that ended with the beginning of the ritual awaits no answer, and the history says why', async () => {
  const event = { at: '2026-11-21T10:00:00.000Z', kind: 'state', code: 'processing', reason: 'postponement_overtaken' } as const;
  server.answers[ONE] = { ...order, status: 'processing', postponementAsk: { ...ask, state: 'overtaken' }, timeline: [event] };
  open('en');
  expect(await screen.findByText(/The ritual was begun, which ended the client’s request for/)).toBeDefined();
  expect(await screen.findByText('The ritual was begun; the request for another day has ended')).toBeDefined();
  for (const name of ['Agree…', 'Decline…']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test.each([
  ['has begun can only be declined', 'begun', ['Отказать…']],
  ['is cancelled gets no answer', 'cancelled', []],
  ['is not paid gets no answer', 'unpaid', []],
] as const)('a wish about an order that %s', async (_, refusal, offered) => {
  server.answers[ONE] = { ...order, actions: [{ name: 'postpone', refusal }] };
  open();
  expect(await screen.findByText(/Клиент просит начать/)).toBeDefined();
  const buttons = screen.queryAllByRole('button', { name: /^(Согласиться|Отказать)…$/ });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(offered);
});

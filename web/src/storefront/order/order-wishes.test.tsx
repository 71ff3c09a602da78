import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { orderVisits } from '../../../testing/order-visit.tsx';
import { example, exampleOrder, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import type { Order } from '../../api/queries.ts';
import { signedIn } from '../../memory/signed-in.ts';

type Own = components['schemas']['OwnPostponement'];

const visit = orderVisits();
const GET = 'GET /api/account/orders/*/postponement';
const PUT = 'PUT /api/account/orders/*/postponement';
const DELETE = 'DELETE /api/account/orders/*/postponement';
const CANCEL = 'POST /api/orders/*/refund-request';
const asked = example<Own>('ownPostponement');
const ask = asked.ask as NonNullable<Own['ask']>;
const paid: Partial<Order> = { status: 'paid', paymentMethods: [] };

function open(own: Own = { ask: null, mayAsk: true }) {
  signedIn.keep(true);
  visit.server.answers[GET] = own;
  visit.open('order', paid);
}
const card = () => screen.findByRole('region', { name: 'Планы изменились?' });
const press = async (name: string) => fireEvent.click(within(await card()).getByRole('button', { name }));

test('the customer of a paid order asks for another first day, with a reason or without', async () => {
  open();
  await press('Попросить о переносе');
  fireEvent.change(screen.getByLabelText('Когда начать'), { target: { value: '2026-12-20' } });
  visit.server.answers[PUT] = asked;
  visit.server.answers[GET] = asked;
  await press('Отправить просьбу');
  expect(await screen.findByText(/Вы просите начать 20 декабря 2026/)).toBeDefined();
  expect(visit.server.callsOf(PUT)).toMatchObject([{ body: { startDate: '2026-12-20', reason: '' } }]);
});

test('a wish that is refused says why and loses nothing that was typed', async () => {
  open();
  await press('Попросить о переносе');
  fireEvent.change(screen.getByLabelText('Когда начать'), { target: { value: '2026-12-20' } });
  fireEvent.change(screen.getByLabelText(/Почему/), { target: { value: 'Больница' } });
  visit.server.answers[PUT] = () => problem(409, 'illegal_transition');
  await press('Отправить просьбу');
  expect((await within(await card()).findByRole('alert')).textContent).toContain('Detail of illegal_transition.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Почему/).value).toBe('Больница');
});

test('what was typed into a wish survives a reload until it is given up', async () => {
  const reason = () => screen.findByLabelText<HTMLTextAreaElement>(/Почему/);
  open();
  await press('Попросить о переносе');
  fireEvent.change(await reason(), { target: { value: 'Больница' } });
  leaveShop();
  open();
  expect((await reason()).value).toBe('Больница');
  await press('Оставить прежний день');
  leaveShop();
  open();
  await press('Попросить о переносе');
  expect((await reason()).value).toBe('');
});

test('an open wish can be taken back', async () => {
  open(asked);
  visit.server.answers[DELETE] = () => new Response(null, { status: 204 });
  await card();
  visit.server.answers[GET] = { ask: { ...ask, state: 'taken_back' }, mayAsk: true };
  await press('Отозвать просьбу');
  expect(await screen.findByText(/отозвана/)).toBeDefined();
});

test('the answer of the shop stands on the order, and scripts in it are text', async () => {
  const attack = '<img src=x onerror=alert(1)>';
  open({ ask: { ...ask, state: 'declined', answer: attack }, mayAsk: true });
  expect(await screen.findByText(attack)).toBeDefined();
  expect(screen.getByText(/не получится/)).toBeDefined();
});

test('the customer asks to cancel in two steps, and then reads that a person decides', async () => {
  open();
  visit.server.answers[CANCEL] = { ...exampleOrder(), ...paid, repair: { troubles: [], mayAskRefund: false, refund: 'asked' } };
  await press('Попросить отменить заказ');
  expect(visit.server.callsOf(CANCEL)).toEqual([]);
  await press('Отменить и вернуть деньги');
  expect(await screen.findByText(/Вы попросили возврат/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Попросить отменить заказ' })).toBeNull();
});

test('whoever is not the customer sees nothing of it', async () => {
  visit.open('order', paid);
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(visit.server.callsOf(GET)).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Планы изменились?' })).toBeNull();
});

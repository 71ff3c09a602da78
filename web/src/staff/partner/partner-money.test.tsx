import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CONFIRM, ORDERS, openPartner, order, partnerServer, press, table } from '../../../testing/partner-visit.tsx';
import { type FakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import type { PartnerOrder } from './partner-queries.ts';

let server: FakeServer;

beforeEach(() => {
  server = partnerServer();
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});

const DECLINE = 'POST /api/partner/indra/orders/*/decline';
const AGREE = 'POST /api/partner/indra/orders/*/confirmation/agreement';
const confirmation = {
  id: '2b7e1516-28ae-4d2a-8bf7-158809cf4f3c',
  amount: 300,
  reference: '7719',
  note: '',
  evidence: '',
  file: null,
  at: '2026-11-20T10:00:00.000Z',
  agreed: false,
};

const open = () => openPartner(server);
const pressInRow = async (name: string) => fireEvent.click((await table()).getByRole('button', { name: `${name} № 1042` }));
const reference = () => screen.getByLabelText<HTMLInputElement>('Номер перевода или квитанции');
/** Fills in the first step of the dialog that confirms money, and goes on to the second. */
function goOn(value = '7719') {
  fireEvent.change(reference(), { target: { value } });
  press('Продолжить…');
}
const list = (changes: Partial<PartnerOrder>) => ({ items: [{ ...order(), ...changes }], nextCursor: null });

test('money is confirmed in two steps, whole, with what names the transfer', async () => {
  open();
  await pressInRow('Деньги пришли…');
  goOn(' СБП 7719 ');
  expect(await screen.findByText(/Заказ станет оплаченным сразу/)).toBeDefined();
  expect(server.callsOf(CONFIRM)).toEqual([]);
  press('Подтвердить всю сумму');
  await waitFor(() =>
    expect(server.callsOf(CONFIRM)[0]?.body).toEqual({ amount: 300, reference: 'СБП 7719', note: '', evidence: '' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.callsOf(ORDERS).length).toBeGreaterThan(1);
});

test('money is not confirmed without what names the transfer', async () => {
  open();
  await pressInRow('Деньги пришли…');
  press('Продолжить…');
  expect(screen.queryByText(/Заказ станет оплаченным/)).toBeNull();
});

test('a refused confirmation says why, and keeps what was typed', async () => {
  server.answers[CONFIRM] = () => problem(409, 'order_not_payable');
  open();
  await pressInRow('Деньги пришли…');
  goOn();
  press('Подтвердить всю сумму');
  expect(await screen.findByText('Detail of order_not_payable.')).toBeDefined();
  press('Назад');
  expect(reference().value).toBe('7719');
});

test('money that did not come is declined with a reason', async () => {
  open();
  await pressInRow('Денег нет…');
  fireEvent.change(screen.getByLabelText('Причина'), { target: { value: 'На счёт ничего не пришло' } });
  press('Продолжить…');
  press('Сообщить, что денег нет');
  await waitFor(() =>
    expect(server.callsOf(DECLINE)[0]?.body).toEqual({ reason: 'На счёт ничего не пришло', confirmationId: null }),
  );
});

test('a partner is not offered to say that no money came at the shop’s card link', async () => {
  server.answers[ORDERS] = list({ paymentMethod: 'card' });
  open();
  const names = (await table()).getAllByRole('button').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual(['Деньги пришли… № 1042']);
});

/** The list at this time, with a confirmation that its partner may take back until ten minutes past ten in UTC. */
async function openAt(time: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`2026-11-20T${time}Z`) });
  const confirmations = [{ ...confirmation, state: 'confirmed' as const, byYou: true }];
  server.answers[ORDERS] = list({ status: 'paid', undoUntil: '2026-11-20T10:10:00.000Z', confirmations });
  open();
  return table();
}

test('a confirmation can be taken back while its time runs, which is told by the clocks of the shop', async () => {
  const rows = await openAt('10:05:00');
  expect(rows.getByText('13:10')).toBeDefined();
  await pressInRow('Взять назад');
  await waitFor(() => expect(server.callsOf('DELETE /api/partner/indra/orders/*/confirmation')).toHaveLength(1));
});

test('when its time is over a confirmation is not offered to be taken back', async () => {
  const rows = await openAt('10:10:00');
  expect(rows.queryByRole('button', { name: /^Взять назад/ })).toBeNull();
});

test('a colleague reads what was said of the money, and agrees in two steps', async () => {
  server.answers[ORDERS] = list({ confirmations: [{ ...confirmation, state: 'proposed', byYou: false }] });
  open();
  await pressInRow('Согласиться…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Согласие, заказ № 1042' }));
  expect(dialog.getByText('7719')).toBeDefined();
  fireEvent.click(dialog.getByRole('button', { name: 'Продолжить…' }));
  expect(server.callsOf(AGREE)).toHaveLength(0);
  fireEvent.click(dialog.getByRole('button', { name: 'Согласиться: деньги пришли' }));
  await waitFor(() => expect(server.callsOf(AGREE)).toHaveLength(1));
  expect(server.callsOf(AGREE)[0]?.search).toBe(`?confirmationId=${confirmation.id}`);
});

test('whoever agrees with what was said anew meanwhile reads the new words first', async () => {
  const proposed = { ...confirmation, state: 'proposed', byYou: false } as const;
  const anew = { ...proposed, id: '3c8f2627-39bf-4e3b-9c08-269910d0504d', reference: '9999' };
  let confirmations: PartnerOrder['confirmations'] = [proposed];
  server.answers[ORDERS] = () => Response.json(list({ confirmations }));
  server.answers[AGREE] = () => {
    confirmations = [anew, { ...proposed, state: 'withdrawn' }];
    return problem(412, 'changed_meanwhile');
  };
  open();
  await pressInRow('Согласиться…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Согласие, заказ № 1042' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Продолжить…' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Согласиться: деньги пришли' }));
  const shown = () => within(screen.getByRole('dialog', { name: 'Согласие, заказ № 1042' }));
  await waitFor(() => expect(shown().getByText('9999')).toBeDefined());
  const overtaken = shown();
  expect(overtaken.getByRole('alert').textContent).toMatch(/месте\s+теперь\s+другое/);
  fireEvent.click(overtaken.getByRole('button', { name: 'Продолжить…' }));
  server.answers[AGREE] = order();
  fireEvent.click(overtaken.getByRole('button', { name: 'Согласиться: деньги пришли' }));
  await waitFor(() => expect(server.callsOf(AGREE).at(-1)?.search).toBe(`?confirmationId=${anew.id}`));
});

/** How each is decided by somebody else while a dialog stands, and how the partner's orders are before and after it. */
const MEANWHILE = {
  confirmed: {
    before: list({}),
    after: list({ status: 'paid', due: 0, confirmations: [{ ...confirmation, state: 'confirmed', byYou: false }] }),
    refusal: () => problem(409, 'order_not_payable'),
    begin: 'Деньги пришли…',
    send: 'Подтвердить всю сумму',
    call: CONFIRM,
  },
  'confirmed above the limit': {
    before: list({}),
    after: list({ confirmations: [{ ...confirmation, state: 'proposed', byYou: false }] }),
    refusal: () => problem(412, 'changed_meanwhile'),
    begin: 'Денег нет…',
    send: 'Сообщить, что денег нет',
    call: DECLINE,
  },
  'taken back': {
    before: list({ confirmations: [{ ...confirmation, state: 'proposed', byYou: false }] }),
    after: list({ confirmations: [{ ...confirmation, state: 'withdrawn', byYou: false }] }),
    refusal: () => problem(409, 'illegal_transition'),
    begin: 'Согласиться…',
    send: 'Согласиться: деньги пришли',
    call: AGREE,
  },
};

test.each(['confirmed', 'confirmed above the limit', 'taken back'] as const)(
  'what somebody else has %s meanwhile is not there to be decided any more',
  async (decided) => {
    const { before, after, refusal, begin, send, call } = MEANWHILE[decided];
    server.answers[ORDERS] = before;
    server.answers[call] = () => {
      server.answers[ORDERS] = after;
      return refusal();
    };
    open();
    await pressInRow(begin);
    const field = screen.queryByLabelText(/^(Номер перевода или квитанции|Причина)$/);
    if (field) fireEvent.change(field, { target: { value: '7719' } });
    press('Продолжить…');
    press(send);
    const over = await screen.findByText(/^Решать здесь больше нечего/);
    // Whoever is still typing would close the dialog unread by the next space, if its cross had the focus.
    expect(document.activeElement).toBe(over);
    expect(screen.queryByRole('button', { name: send })).toBeNull();
    expect(screen.queryByText(/^Detail of/)).toBeNull();
    press('Закрыть');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test.each([
  ['a colleague agrees', false, 'Согласиться… № 1042'],
  ['who proposed it can only withdraw', true, 'Взять назад № 1042'],
])('above the limit %s', async (_, byYou, button) => {
  // What is below the limit is confirmed at once, and never proposed.
  server.answers[ORDERS] = list({ confirmations: [{ ...confirmation, state: 'proposed', byYou }] });
  open();
  const names = (await table()).getAllByRole('button').map((each) => each.getAttribute('aria-label'));
  expect(names).toEqual([button]);
});

const FILE = 'POST /api/partner/indra/orders/*/evidence';
const sent = { id: '7d3c9b1e-2f4a-4c6d-8e0f-1a2b3c4d5e6f', mediaType: 'application/pdf' as const };

/** Opens the dialog that confirms money, and the field of the file in it. */
async function beginWithFile() {
  open();
  await pressInRow('Деньги пришли…');
  const dialog = await screen.findByRole('dialog');
  const field = () => dialog.querySelector<HTMLInputElement>('input[type=file]');
  const choose = (name = 'statement.pdf') => {
    const files = [new File(['%PDF-'], name, { type: 'application/pdf' })];
    fireEvent.change(field() as HTMLInputElement, { target: { files } });
  };
  return { dialog, field, choose };
}

test('a file that the shop cannot read is told, and another can be chosen', async () => {
  server.answers[FILE] = () => problem(422, 'unreadable_evidence');
  const { choose } = await beginWithFile();
  choose();
  expect(await screen.findByText('Detail of unreadable_evidence.')).toBeDefined();
  server.answers[FILE] = () => Response.json(sent, { status: 201 });
  choose();
  expect(await screen.findByText('statement.pdf')).toBeDefined();
});

test('what stands in the place of the field once a file is sent has the focus that the field had', async () => {
  server.answers[FILE] = () => Response.json(sent, { status: 201 });
  const { dialog, field, choose } = await beginWithFile();
  field()?.focus();
  choose();
  const file = await screen.findByText('statement.pdf');
  expect([document.activeElement?.contains(file), dialog.contains(document.activeElement)]).toEqual([true, true]);
});

test('a file proves the money, stays chosen when the confirmation is refused, and can be removed', async () => {
  server.answers[FILE] = () => Response.json(sent, { status: 201 });
  server.answers[CONFIRM] = () => problem(409, 'order_not_payable');
  const { choose } = await beginWithFile();
  choose();
  await screen.findByText('statement.pdf');
  goOn();
  press('Подтвердить всю сумму');
  expect(await screen.findByText('Detail of order_not_payable.')).toBeDefined();
  expect(server.callsOf(CONFIRM)[0]?.body).toMatchObject({ reference: '7719', evidenceFile: sent.id });
  press('Назад');
  press('Убрать statement.pdf');
  expect(screen.queryByText('statement.pdf')).toBeNull();
});

test('the file of a confirmation is there to be read', async () => {
  const proved = { ...confirmation, state: 'confirmed' as const, byYou: true, file: sent };
  server.answers[ORDERS] = list({ confirmations: [proved] });
  open();
  const link = (await table()).getByRole('link', { name: 'Подтверждение: PDF' });
  expect(link.getAttribute('href')).toBe(`/api/partner/indra/orders/${order().id}/evidence/${sent.id}`);
});

test('a file that is chosen while another is sent takes its place', async () => {
  const answers = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
  server.answers[FILE] = () => answers[server.callsOf(FILE).length - 1]?.promise as Promise<Response>;
  const { choose } = await beginWithFile();
  for (const [index, name] of ['wrong.pdf', 'right.pdf'].entries()) {
    choose(name);
    await waitFor(() => expect(server.callsOf(FILE)).toHaveLength(index + 1));
  }
  for (const answer of answers) answer.resolve(Response.json(sent, { status: 201 }));
  expect(await screen.findByText('right.pdf')).toBeDefined();
  expect(screen.queryByText('wrong.pdf')).toBeNull();
});

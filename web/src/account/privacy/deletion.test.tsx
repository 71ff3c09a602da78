import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { accountVisits, field, said, type, user } from '../../../testing/account-visit.tsx';
import { example, exampleOrder, press, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { DeleteAccount } from './delete-account.tsx';

const visit = accountVisits();

const READ = 'GET /api/account/deletion';
/** What the shop owes: one paid order, whose customer has asked for another day. */
const owed = () => example<{ orders: object[]; choice: unknown; refunds: unknown[] }>('accountDeletion');
const moneyFirst = { paidRituals: 'money_first', askedAt: '2026-11-20T10:00:00.000Z', isAskedAgain: false };
/** Opens the dialog, in which the shop tells what it owes. */
async function openDialog(state: object = { ...owed(), orders: [] }) {
  visit.server.answers[READ] = state;
  visit.open(user());
  await press('Удалить кабинет');
}
const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));
const word = () => type(/введите слово/, 'удалить');

test('an account is deleted only after the confirming word is typed', async () => {
  visit.server.answers['DELETE /api/account'] = () => new Response(null, { status: 204 });
  await openDialog();
  await press('Удалить навсегда');
  expect(await said('Кабинет не удалён: сначала введите слово «удалить»')).not.toHaveLength(0);
  expect(document.activeElement).toBe(await field(/введите слово/));
  expect(visit.server.callsOf('DELETE /api/account')).toHaveLength(0);
  await type(/введите слово/, 'Удалить');
  await press('Удалить навсегда');
  expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
});

test('what the shop owes is listed: paid rituals with sum, day and requests, and refunds with sum and step', async () => {
  const item = { id: 'ganesha', name: 'Ганеша-яга', name_en: 'Ganesha Yagya', quantity: 1, duration: 4, startDate: '2026-12-03' };
  visit.server.answers[READ] = {
    ...owed(),
    orders: [{ ...owed().orders[0], total: 300, items: [item], wishes: ['day'] }],
    refunds: [{ orderId: '6f1f7a52-3c1d-4a63-9c41-2f6de1f0c7ab', orderNumber: 1043, amount: 12.5, step: 'sent' }],
  };
  visit.open(user());
  await press('Удалить кабинет');
  const list = await screen.findByRole('region', { name: 'Это ещё не завершено' });
  for (const told of ['300', '3 декабря 2026', 'Вы попросили другой день', '12,50', 'Возврат отправлен'])
    expect(list.textContent?.replaceAll(/\s/g, ' ')).toContain(told);
});

test('nothing can be deleted before the customer has chosen what becomes of a paid ritual', async () => {
  await openDialog(owed());
  await screen.findByRole('region', { name: 'Это ещё не завершено' });
  expect(screen.queryByRole('button', { name: 'Удалить навсегда' })).toBeNull();
});

test('who has given no name yet can get and delete what is kept, too', async () => {
  visit.server.answers[READ] = { ...owed(), orders: [] };
  visit.open({ ...user(), firstName: '', lastName: '', profile: null });
  expect(await screen.findByRole('button', { name: 'Создать профиль' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Скачать мои данные' })).toBeDefined();
  await press('Удалить кабинет');
  expect(await screen.findByRole('heading', { name: 'Удалить кабинет?' })).toBeDefined();
});

test('who wants the rituals performed deletes the account with that wish', async () => {
  visit.server.answers['DELETE /api/account'] = () => new Response(null, { status: 204 });
  await openDialog(owed());
  await choose(/^Провести/);
  await word();
  await press('Удалить навсегда');
  expect(await said('Ритуалы мы проведём, отчёт будет на странице заказа')).not.toHaveLength(0);
  expect(visit.server.callsOf('DELETE /api/account').map(({ search }) => search)).toEqual(['?paidRituals=perform']);
});

test('a deletion whose answer was lost ends with the second press: the browser forgets the customer and says what has happened', async () => {
  visit.server.answers['DELETE /api/account'] = () => problem(503, 'unavailable');
  visit.open(user());
  localStorage.setItem('checkout-contact', '{"full_name":"Анна"}');
  await press('Удалить кабинет');
  await word();
  await press('Удалить навсегда');
  expect(await said('Detail of unavailable.')).not.toHaveLength(0);
  visit.server.answers['DELETE /api/account'] = () => problem(401, 'session_ended');
  await press('Удалить навсегда');
  expect(await said('Похоже, кабинет удалён')).not.toHaveLength(0);
  expect(await screen.findByRole('heading', { name: /^Вход в.личный кабинет$/ })).toBeDefined();
  expect(localStorage.getItem('checkout-contact')).toBeNull();
});

test('the confirming word stays while the shop is asked anew what it owes', async () => {
  function AskAnew() {
    const queryClient = useQueryClient();
    return (
      <button type="button" onClick={() => void queryClient.invalidateQueries()}>
        Перечитать
      </button>
    );
  }
  visitShop(
    <>
      <DeleteAccount open onClose={() => undefined} />
      <AskAnew />
    </>,
    visit.server,
  );
  await word();
  visit.server.answers[READ] = () => new Promise(() => undefined);
  fireEvent.click(screen.getByText('Перечитать'));
  await waitFor(() => expect(visit.server.callsOf(READ)).toHaveLength(2));
  expect((await field(/введите слово/)).value).toBe('удалить');
});

test('what was ordered since the dialog was opened is listed by the refused deletion, with what may become of it', async () => {
  visit.server.answers['DELETE /api/account'] = () => problem(409, 'paid_rituals_open');
  await openDialog();
  await word();
  visit.server.answers[READ] = owed();
  await press('Удалить навсегда');
  expect(await screen.findByRole('region', { name: 'Это ещё не завершено' })).toBeDefined();
  expect(screen.getByRole('radio', { name: /^Сначала вернуть/ })).toBeDefined();
  expect(await said('Detail of paid_rituals_open.')).not.toHaveLength(0);
});

test('who asks for the money of rituals that were performed meanwhile reads that, and can delete the account', async () => {
  visit.server.answers['PUT /api/account/deletion'] = () => problem(409, 'illegal_transition');
  await openDialog(owed());
  await choose(/^Сначала вернуть/);
  await word();
  visit.server.answers[READ] = { ...owed(), orders: [], refunds: [] };
  await press('Вернуть деньги и потом удалить');
  expect(await said(/^Теперь все ритуалы проведены/)).not.toHaveLength(0);
  expect(screen.queryByText('Detail of illegal_transition.')).toBeNull();
  expect(screen.getByRole('button', { name: 'Удалить навсегда' })).toBeDefined();
});

test('who only awaits money is asked about the account, and nothing of rituals', async () => {
  const refund = { orderId: '6f1f7a52-3c1d-4a63-9c41-2f6de1f0c7ab', orderNumber: 1043, amount: 12.5, step: 'sent' };
  visit.server.answers['GET /api/account/deletion'] = { ...open(), orders: [], refunds: [refund] };
  visit.server.answers['DELETE /api/account'] = () => new Response(null, { status: 204 });
  visit.open(user());
  await press('Удалить кабинет');
  expect(await screen.findByRole('group', { name: /^Возврат денег ещё не\sзавершён/ })).toBeDefined();
  expect(screen.queryByRole('radio', { name: /ритуал|Провести/ })).toBeNull();
  await choose(/^Удалить сейчас/);
  await word();
  await press('Удалить навсегда');
  expect(await said('Кабинет удалён')).not.toHaveLength(0);
});

test('a ritual without a day says that it needs one first', async () => {
  const [order] = owed().orders;
  await openDialog({ ...owed(), orders: [{ ...order, needsDay: true }] });
  expect(await said('Сначала выберите в плане день для каждого ритуала.')).not.toHaveLength(0);
});

test('who wanted the money back first can delete the account at once when nothing is owed any more', async () => {
  visit.server.answers['DELETE /api/account'] = () => new Response(null, { status: 204 });
  await openDialog({ ...owed(), orders: [], refunds: [], choice: moneyFirst });
  await word();
  await press('Удалить навсегда');
  await waitFor(() => expect(visit.server.callsOf('DELETE /api/account').map(({ search }) => search)).toEqual(['']));
});

const CHOOSE = 'PUT /api/account/deletion';
const chosen = () => visit.server.callsOf(CHOOSE).map(({ body }) => body.paidRituals);

test('who wants the money back first keeps the account, and reads so in it and at the order', async () => {
  const waits = exampleOrder();
  const refunded = { ...waits, progress: { ...waits.progress, next: { kind: 'refund', mailed: false } } };
  visit.server.answers[READ] = owed();
  visit.server.answers['GET /api/orders/*'] = waits;
  visit.server.answers[CHOOSE] = () => {
    visit.server.answers['GET /api/orders/*'] = refunded;
    return Response.json({ ...owed(), choice: moneyFirst });
  };
  visit.open(user());
  expect(await screen.findByText(/^Оплатите заказ/)).toBeDefined();
  await press('Удалить кабинет');
  await choose(/^Сначала вернуть/);
  await word();
  await press('Вернуть деньги и потом удалить');
  expect(await said('Мы попросили вернуть деньги')).not.toHaveLength(0);
  expect(await screen.findByText(/^Идёт возврат/)).toBeDefined();
  expect(await said(/2026 г\. в \d\d:\d\d вы попросили сначала вернуть деньги/)).not.toHaveLength(0);
  expect(chosen()).toEqual(['money_first']);
});

test('who is asked again, as the money has not come, can keep the account after all', async () => {
  visit.server.answers[READ] = { ...owed(), choice: { ...moneyFirst, isAskedAgain: true } };
  visit.server.answers[CHOOSE] = owed();
  visit.open(user());
  expect(await said(/Возврат ещё не окончен или в нём отказано/)).not.toHaveLength(0);
  await press('Удалить кабинет');
  await choose(/^Оставить кабинет/);
  await press('Оставить кабинет');
  await waitFor(() => expect(chosen()).toEqual(['keep']));
});

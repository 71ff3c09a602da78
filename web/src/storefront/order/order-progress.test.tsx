import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { orderVisits } from '../../../testing/order-visit.tsx';
import { exampleOrder, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import type { Order } from '../../api/queries.ts';
import { signedIn } from '../../memory/signed-in.ts';

const visit = orderVisits();
type Next = Order['progress']['next'];

const planned: Partial<Order> = {
  status: 'paid',
  paymentMethods: [],
  items: exampleOrder().items.map((item) => ({ ...item, startDate: '2026-12-03', endDate: '2026-12-31' })),
  progress: {
    steps: [
      { step: 'placed', done: true, at: '2026-11-20T10:00:00.000Z' },
      { step: 'paid', done: true, at: '2026-11-20T10:05:00.000Z' },
      { step: 'planned', done: true, day: '2026-12-03' },
      { step: 'begun', done: false, day: '2026-12-03' },
      { step: 'completed', done: false, day: '2026-12-31' },
    ],
    next: { kind: 'begins', day: '2026-12-03', mailed: true },
  },
};

const stepsOf = async (order: Partial<Order>) => {
  visit.open('order', order);
  return within(await screen.findByRole('region', { name: 'Ход заказа' })).getAllByRole('listitem');
};

test('an order tells its steps in their order, with the first and the last day, and where it is', async () => {
  const steps = await stepsOf(planned);
  const words = ['Оформлен', 'Оплачен', 'Запланирован', 'Начало', 'Завершение и отчёт'];
  expect(steps.map((step) => words.findIndex((word) => step.textContent?.startsWith(word)))).toEqual([0, 1, 2, 3, 4]);
  expect(steps[2]?.textContent).toContain('Первый день — 3 декабря 2026');
  expect(steps[4]?.textContent).toContain('Последний день — 31 декабря 2026');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
});

test('of a step that is done the time is told, or that nobody noted it', async () => {
  const steps = await stepsOf(planned);
  const times = ['2026-11-20T10:00:00.000Z', '2026-11-20T10:05:00.000Z', undefined, undefined, undefined];
  expect(steps.map((step) => step.querySelector('time')?.dateTime)).toEqual(times);
  expect(steps.map((step) => step.textContent?.includes('Время не записано'))).toEqual([false, false, true, false, false]);
});

const nextOf = async () => (await screen.findByRole('region', { name: 'Что дальше' })).textContent?.replace(/\s/g, ' ');

test('a planned order says when its ritual begins, and that a mail comes', async () => {
  visit.open('order', planned);
  expect(await nextOf()).toMatch(/Ритуал начнётся 3 декабря 2026 г\., делать ничего не нужно\..*мы напишем вам/);
});

const next = (kind: Next['kind']) => ({ progress: { steps: [], next: { kind, mailed: false } } });

test('a wish for a refund that nobody has answered is no refund yet', async () => {
  visit.open('order', { ...next('refund'), repair: { troubles: [], mayAskRefund: false, refund: 'asked' } });
  expect(await nextOf()).toContain('Вы попросили возврат');
  leaveShop();
  visit.open('order', { ...next('refund'), repair: { troubles: [], mayAskRefund: false, refund: 'agreed' } });
  expect(await nextOf()).toContain('Идёт возврат');
});

test('whoever is signed in is not sent to sign in for the first day', async () => {
  visit.open('order', { status: 'paid', ...next('choose_day') });
  expect(await nextOf()).toContain('войдите в кабинет');
  leaveShop();
  signedIn.keep(true);
  visit.open('order', { status: 'paid', ...next('choose_day') });
  expect(await nextOf()).toContain('сохраните план в кабинете');
});

test.each([
  ['is somebody else', 404, 'not_found'],
  ['has a session that is over', 401, 'not_signed_in'],
])('who %s is sent to sign in as the customer for the first day', async (_, status, code) => {
  signedIn.keep(true);
  visit.server.answers['GET /api/account/orders/*/postponement'] = () => problem(status, code);
  visit.open('order', { status: 'paid', ...next('choose_day') });
  await expect.poll(nextOf).toContain('войдите в кабинет');
  expect(screen.getByText(/Войдите с\sтем же e-mail/)).toBeDefined();
});

test('each ritual has its days, and says when it goes on or is performed', async () => {
  const [item] = planned.items ?? [];
  if (!item) throw new Error('The example has no ritual');
  const begun = { ...item, id: 'begun', begunAt: '2026-12-03T04:00:00.000Z' };
  const performed = { ...begun, id: 'performed', performedAt: '2026-12-31T04:00:00.000Z' };
  visit.open('order', { ...planned, items: [item, begun, performed] });
  const items = within(await screen.findByRole('region', { name: 'Состав' })).getAllByRole('listitem');
  const days = items.map(
    (each) => each.textContent?.replace(/\s+/g, ' ').match(/3 декабря 2026 г\. — 31 декабря 2026 г\.( · \p{L}+)?/u)?.[1],
  );
  expect(days).toEqual([undefined, ' · идёт', ' · проведён']);
});

test.each<[Next, RegExp]>([
  [{ kind: 'pay', mailed: false }, /Оплатите заказ/],
  [{ kind: 'choose_day', mailed: false }, /Выберите первый день/],
  [{ kind: 'under_way', day: '2026-12-31', mailed: true }, /проводится до\s31 декабря 2026.*появится отчёт/],
  [{ kind: 'under_way', mailed: true }, /Когда завершение ритуала будет отмечено/],
  [{ kind: 'read_report', mailed: false }, /Отчёт готов/],
])('what comes next, %j, is said in words, and whether the shop writes then', async (next, words) => {
  visit.open('order', { progress: { steps: exampleOrder().progress.steps, next } });
  const text = await nextOf();
  expect(text).toMatch(words);
  expect(/мы напишем вам/.test(text ?? '')).toBe(next.mailed);
});

test('an order that begins late tells where to write', async () => {
  visit.open('order', { progress: { steps: [], next: { kind: 'begins_late', day: '2026-12-03', mailed: true } } });
  const next = await screen.findByRole('region', { name: 'Что дальше' });
  expect(within(next).getByRole('link').getAttribute('href')).toMatch(/^mailto:/);
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitPanel } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, problem } from '../../../testing/shop-visit.tsx';
import OverviewPage from './overview-page.tsx';
import type { Overview } from './sums-table.tsx';

afterEach(leaveShop);

function open(path = '/admin-panel/overview', more: Partial<Overview> = {}, language: 'ru' | 'en' = 'ru'): FakeServer {
  const server = fakeServer({ 'GET /api/admin/overview': { ...example<Overview>('overview'), ...more } });
  visitPanel(<OverviewPage />, server, { path, language });
  return server;
}

const plain = (text: string | null | undefined) => text?.replaceAll(/\s/g, ' ');

test('each figure leads to its orders: one of money by the days on which it moved, the conversion by those of the placing', async () => {
  open();
  const figures = [/из них вручную/, /^Возвращено/, /Чистыми/, /^Пришло на заказ/, /Конверсия/];
  await screen.findByRole('link', { name: /Чистыми/ });
  const places = figures.map((name) => screen.getByRole('link', { name }).getAttribute('href'));
  const ofMoney = '/admin-panel/orders?movedFrom=2026-11-20&movedTo=2026-11-21';
  expect(places).toEqual([...Array(4).fill(ofMoney), '/admin-panel/orders?from=2026-11-20&to=2026-11-21']);
  expect(plain(screen.getByRole('link', { name: /Чистыми/ }).textContent)).toContain('1 495 $');
  expect(plain(screen.getByRole('link', { name: /из них вручную/ }).textContent)).toContain('1 580 $из них вручную 500 $');
  expect(plain(screen.getByRole('link', { name: /^Возвращено/ }).textContent)).toContain('80,50 $комиссии шлюзов 4,50 $');
  expect(plain(screen.getByRole('link', { name: /Конверсия/ }).textContent)).toContain('75 %');
  expect(screen.getByRole('link', { name: /Завершён/ }).getAttribute('href')).toContain('status=completed');
});

test('the revenue is a chart and a table of the same figures, and says that it agrees with the ledger', async () => {
  open();
  const figure = within(await screen.findByRole('figure', { name: 'Чистыми по дням' }));
  expect(plain(figure.getByText(/Сходится/).textContent)).toContain('до цента: чистыми 1 495 $, 3 заказа с деньгами');
  const [newest] = within(figure.getByRole('table', { hidden: true }))
    .getAllByRole('row', { hidden: true })
    .slice(1);
  expect(plain(newest?.textContent)).toBe('21 ноября 2026 г.1 080 $80,50 $4,50 $995 $2540 $');
  expect(
    within(newest as HTMLElement)
      .getByRole('link', { hidden: true })
      .getAttribute('href'),
  ).toContain('movedFrom=2026-11-21');
});

test.each([
  ['ru', 0.4, /^-?\d+\s\$$/],
  ['en', 1495, /^-?\$[\d,]+$/],
  ['en', 81_300, /^-?\$\d+k?$/],
  ['en', 1_900_000, /^-?\$[\d.]+[km]?$/],
] as const)('the axis of the chart counts whole dollars (%s, %d)', async (language, net, form) => {
  open(
    '/admin-panel/overview',
    {
      steps: example<Overview>('overview')
        .steps.slice(0, 1)
        .map((step) => ({ ...step, net })),
    },
    language,
  );
  const figure = await screen.findByRole('figure');
  const axis = [...figure.querySelectorAll('svg text[text-anchor=end]')].map(({ textContent }) => textContent ?? '');
  expect(axis.length).toBeGreaterThan(1);
  expect(axis.filter((tick) => !form.test(tick))).toEqual([]);
  expect(new Set(axis).size).toBe(axis.length);
});

test('a ledger that differs from the orders is said aloud', async () => {
  open('/admin-panel/overview', { agrees: false });
  expect(await screen.findByText(/Нужно разобраться/)).toBeDefined();
});

test('what needs a person says how much, and leads there', async () => {
  open();
  const waits = await screen.findByRole('link', { name: /2 оплаты нужно подтвердить/ });
  expect(waits.getAttribute('href')).toBe('/admin-panel/orders?status=waiting&second=false');
  const placeOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(placeOf(/5 платежей ждут решения/)).toBe('/admin-panel/money?kind=review');
  expect(placeOf(/1 оплата ждёт второго человека/)).toBe('/admin-panel/orders?second=true');
  expect(placeOf(/3 вопроса ждут ответа/)).toBe('/admin-panel/consultations');
});

test('the steps stand in the address', async () => {
  const server = open('/admin-panel/overview?step=week');
  await waitFor(() => expect(server.calls[0]?.search).toBe('?step=week'));
  fireEvent.click(await screen.findByRole('button', { name: 'Год' }));
  await waitFor(() => expect(server.calls.at(-1)?.search).toBe('?step=month'));
  expect(location.search).toBe('?step=month');
});

test('what moved is divided by ritual, partner and way, in tables of the same sums', async () => {
  open();
  const rows = (title: string) =>
    within(screen.getByRole('region', { name: title }))
      .getAllByRole('row')
      .slice(1);
  await screen.findByRole('region', { name: 'По ритуалам' });
  expect(rows('По ритуалам').map((row) => plain(row.textContent))).toEqual(['Ганеша-яга1 580 $80,50 $4,50 $1 495 $3526,67 $']);
  expect(rows('По партнёрам').map((row) => plain(row.textContent))).toEqual([
    'Без партнёра1 080 $80,50 $4,50 $995 $2540 $',
    'Индра Шарма500 $0 $0 $500 $1500 $',
  ]);
  expect(rows('По способам').map((row) => plain(row.querySelector('th')?.textContent))).toEqual([
    'Криптовалюта',
    'Подтверждено вручную',
  ]);
});

test('a ritual and its tier stand between dashes, as on paper', async () => {
  const [ritual] = example<Overview>('overview').rituals;
  if (!ritual) throw new Error('The example has no ritual');
  open('/admin-panel/overview', { rituals: [{ ...ritual, name: 'Ганеша-яга - Премиум' }] });
  expect(await screen.findByText('Ганеша-яга — Премиум')).toBeDefined();
});

const DAYS = '?from=2026-10-01&to=2026-11-21';

test('any days can be asked for, and the files have the same days', async () => {
  const server = open(`/admin-panel/overview${DAYS}`);
  await waitFor(() => expect(server.calls[0]?.search).toBe(DAYS));
  const address = `/api/admin/exports/overview?lang=ru&${DAYS.slice(1)}`;
  expect((await screen.findByRole('link', { name: 'Скачать CSV' })).getAttribute('href')).toBe(address);
  const russian = screen.getByRole('link', { name: 'CSV для русского Excel' });
  expect(russian.getAttribute('href')).toBe(`${address}&format=csv-semicolon`);
});

test('a last day before the first is told', async () => {
  open(`/admin-panel/overview${DAYS}`);
  fireEvent.change(await screen.findByLabelText('По'), { target: { value: '2026-09-01' } });
  expect(await screen.findByText('Выберите первый и последний день, в этом порядке.')).toBeDefined();
});

test('days that were chosen give way to steps by a press', async () => {
  const server = open(`/admin-panel/overview${DAYS}`);
  fireEvent.click(await screen.findByRole('button', { name: '12 недель' }));
  await waitFor(() => expect(server.calls.at(-1)?.search).toBe('?step=week'));
});

test('the chosen period stays until both days of another are typed, and comes back without them', async () => {
  const server = open('/admin-panel/overview?step=month');
  fireEvent.change(screen.getByLabelText('С'), { target: { value: '2026-10-01' } });
  await waitFor(() => expect(location.search).toContain('from=2026-10-01'));
  expect(server.calls.map(({ search }) => search)).toEqual(['?step=month']);
  expect(screen.getByRole('button', { name: 'Год' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.change(screen.getByLabelText('По'), { target: { value: '2026-11-21' } });
  await waitFor(() => expect(server.calls.at(-1)?.search).toBe('?from=2026-10-01&to=2026-11-21'));
  fireEvent.change(screen.getByLabelText('С'), { target: { value: '' } });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Год' }).getAttribute('aria-pressed')).toBe('true'));
});

test('a day that the calendar lacks is not asked for', async () => {
  const server = open('/admin-panel/overview?from=2026-02-01&to=2026-02-31');
  await waitFor(() => expect(server.calls[0]?.search).toBe('?step=day'));
});

test('a shop without orders has figures too, and nothing waits', async () => {
  const none = { orders: 0, gross: 0, byHand: 0, refunded: 0, fee: 0, net: 0, average: null };
  const step = { ...none, from: '2026-11-21', to: '2026-11-21' };
  open('/admin-panel/overview', {
    ...none,
    placedOrders: 0,
    becamePaid: 0,
    states: [],
    steps: [step],
    waiting: [],
    rituals: [],
    partners: [],
    ways: [],
  });
  expect(await screen.findByText('Ничего не ждёт решения')).toBeDefined();
  expect(plain(screen.getByRole('link', { name: /Чистыми/ }).textContent)).toContain('0 $');
});

test('when the figures do not come, the page says so and tries again', async () => {
  const server = fakeServer({ 'GET /api/admin/overview': () => problem(503, 'unavailable') });
  visitPanel(<OverviewPage />, server, { path: '/admin-panel/overview' });
  await screen.findByRole('alert');
  server.answers['GET /api/admin/overview'] = example<Overview>('overview');
  fireEvent.click(screen.getByRole('button', { name: 'Попробовать ещё раз' }));
  expect(await screen.findByRole('link', { name: /Чистыми/ })).toBeDefined();
});

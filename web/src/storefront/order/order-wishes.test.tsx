import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { components } from '#contract';
import { MINUTE_MS } from '#kernel/durations.ts';
import { orderVisits } from '../../../testing/order-visit.tsx';
import { example, exampleOrder, leaveShop, pressFocused, problem, visitShop } from '../../../testing/shop-visit.tsx';
import type { Order } from '../../api/queries.ts';
import { formatDayWithWeekday } from '../../i18n/late/day-with-weekday.ts';
import { localDay } from '../../i18n/late/days.ts';
import { signedIn } from '../../memory/signed-in.ts';
import { shownToast } from '../../ui/toast-store.ts';
import { FeedbackCard } from './afterwards/feedback.tsx';
import { OrderWishes } from './order-wishes.tsx';

type Own = components['schemas']['OwnPostponement'];

const visit = orderVisits();
afterEach(() => {
  vi.useRealTimers();
});
const GET = 'GET /api/account/orders/*/postponement';
const PUT = 'PUT /api/account/orders/*/postponement';
const DELETE = 'DELETE /api/account/orders/*/postponement';
const CANCEL = 'POST /api/orders/*/refund-request';
const asked = example<Own>('ownPostponement');
const ask = asked.ask as NonNullable<Own['ask']>;
const repair = { troubles: [], mayAskRefund: false, mayAskForRest: true as const };
const paid: Partial<Order> = { status: 'paid', paymentMethods: [], repair };

/** The last day of a month: it is not over. */
const lastOf = (month: string) =>
  new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).toISOString().slice(0, 10);

const unasked: Own = { ...asked, ask: null, mayAsk: true };

function open(own: Own = unasked, changes: Partial<Order> = {}) {
  signedIn.keep(true);
  visit.server.answers[GET] = own;
  visit.open('order', { ...paid, ...changes });
}
const card = () => screen.findByRole('region', { name: 'Планы изменились?' });
const button = async (name: string) => within(await card()).getByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const choose = (day: string) => fireEvent.change(screen.getByLabelText('Когда начать'), { target: { value: day } });
const giveReason = async () => fireEvent.change(await screen.findByLabelText(/Почему/), { target: { value: 'Больница' } });

/** Opens the wish for another day, and chooses this one. */
async function wish(day: string) {
  open();
  await press('Попросить о переносе');
  choose(day);
}

/** A ritual on 10 December, which the plan moves until the 7th, to days from 1 December on. */
const movable = {
  ...unasked.rituals[0],
  startDate: '2026-12-10',
  moving: { way: 'plan', until: '2026-12-07', because: null },
} as Own['rituals'][number];
const withPlan = (...rituals: Own['rituals']): Own => ({ ...unasked, freeFrom: '2026-12-01', rituals });
const EARLIER = 'Нужен день раньше 1 декабря 2026\u00a0г.? Попросите нас';

test('the customer of a paid order asks for another first day, and need not say why', async () => {
  await wish('2026-12-20');
  visit.server.answers[PUT] = asked;
  visit.server.answers[GET] = asked;
  await press('Отправить просьбу');
  expect(await screen.findByText(/Вы просите начать 20 декабря 2026/)).toBeDefined();
  expect(visit.server.callsOf(PUT)).toMatchObject([{ body: { startDate: '2026-12-20', reason: '', items: [0] } }]);
});

test('a calendar says which day is good for the ritual and why, and a day that is pressed there is wished', async () => {
  const days = example<{ items: [object] }>('muhurtaDays');
  const month = localDay().slice(0, 7);
  const good = lastOf(month);
  visit.server.answers['GET /api/services/ganesha/muhurtas'] = { ...days, items: [{ ...days.items[0], date: good }] };
  open();
  await press('Попросить о переносе');
  const cell = await screen.findByRole('button', { name: new RegExp(`^${formatDayWithWeekday(good, 'ru')}:.*лучший`) });
  fireEvent.click(cell);
  expect(screen.getByLabelText<HTMLInputElement>('Когда начать').value).toBe(good);
  expect(screen.getAllByText('Светлый четвёртый титхи принадлежит Ганеше')).not.toHaveLength(0);
  visit.server.answers[PUT] = asked;
  await press('Отправить просьбу');
  await waitFor(() => expect(visit.server.callsOf(PUT)).toMatchObject([{ body: { startDate: good, items: [0] } }]));
});

/** Two rituals, of which the plan moves the first; the second is too near for that. */
const openTwo = () => {
  const moving = { way: 'ask', until: null, because: 'soon' };
  const near = { ...movable, position: 1, weeks: 12, startDate: '2026-11-29', moving };
  open(withPlan(movable, near as Own['rituals'][number]));
};

test('each ritual, named with its length, says its one way to another day', async () => {
  openTwo();
  const text = (await card()).textContent?.replaceAll(/\s/g, ' ');
  expect(text).toContain('Ганеша-яга, 1 месяц: другой день можно выбрать в плане до 7 декабря 2026 г. включительно.');
  expect(text).toContain('Ганеша-яга, 3 месяца: до начала осталось мало времени, поэтому другой день — по просьбе.');
});

test.each([
  ['20 December, which the plan gives to one', '2026-12-20', ['Ганеша-яга, 3 месяца']],
  ['30 November, for which the plan is too late', '2026-11-30', ['Ганеша-яга, 1 месяц', 'Ганеша-яга, 3 месяца']],
])('a day is asked for rituals to which the plan does not give it: on %s', async (_, day, offered) => {
  openTwo();
  await press('Попросить о переносе');
  choose(day);
  expect(screen.queryAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toEqual(offered);
});

test('a ritual that is not ticked keeps its day', async () => {
  openTwo();
  await press('Попросить о переносе');
  choose('2026-11-30');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Ганеша-яга, 3 месяца' }));
  visit.server.answers[PUT] = asked;
  await press('Отправить просьбу');
  await waitFor(() => expect(visit.server.callsOf(PUT)).toMatchObject([{ body: { startDate: '2026-11-30', items: [0] } }]));
});

test('a day that the plan gives is not asked for', async () => {
  open(withPlan(movable));
  await press(EARLIER);
  choose('2026-12-20');
  expect(screen.getByText('Об этом дне просить не нужно.')).toBeDefined();
  expect(await button('Отправить просьбу')).toHaveProperty('disabled', true);
});

test('a day on which all rituals begin already is neither asked for nor chosen in the plan', async () => {
  open(withPlan(movable, { ...movable, position: 1, moving: { ...movable.moving, way: 'ask' } } as Own['rituals'][number]));
  await press('Попросить о переносе');
  choose('2026-12-10');
  const told = screen.getByText('Начало и так назначено на этот день.');
  expect(within(told).queryByRole('link')).toBeNull();
  expect(await button('Отправить просьбу')).toHaveProperty('disabled', true);
});

test('nobody is sent to the plan for a day that it refuses, as it is full', async () => {
  visit.server.answers['GET /api/full-days'] = { days: ['2026-12-20'] };
  open(withPlan(movable));
  await press(EARLIER);
  choose('2026-12-20');
  expect(await screen.findByText('На этот день мест больше нет. Выберите другой.')).toBeDefined();
  expect(screen.queryByText('Об этом дне просить не нужно.')).toBeNull();
});

test('a wish is sent with its reason, and says why when it is refused, with what was typed', async () => {
  await wish('2026-12-20');
  await giveReason();
  visit.server.answers[PUT] = () => problem(409, 'illegal_transition');
  await press('Отправить просьбу');
  await waitFor(() => expect(visit.server.callsOf(PUT)).toMatchObject([{ body: { reason: 'Больница' } }]));
  expect((await within(await card()).findByRole('alert')).textContent).toContain('Detail of illegal_transition.');
  expect(screen.getByLabelText<HTMLTextAreaElement>(/Почему/).value).toBe('Больница');
});

test('a day that the shop refuses says why at its field, which takes the focus, until another day is chosen', async () => {
  await wish('2026-12-20');
  const day = screen.getByLabelText('Когда начать');
  const full = { pointer: '/startDate', code: 'day_full', detail: 'На этот день больше нет мест.' };
  visit.server.answers[PUT] = () => problem(400, 'invalid_request', { errors: [full] });
  await press('Отправить просьбу');
  expect(await within(await card()).findByText(full.detail)).toBeDefined();
  expect(day.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(day);
  expect(screen.queryByText('Detail of invalid_request.')).toBeNull();
  choose('2026-12-21');
  await waitFor(() => expect(day.getAttribute('aria-invalid')).toBeNull());
});

test('a wish that is refused because another tab has asked says so, though its form goes', async () => {
  await wish('2026-12-21');
  visit.server.answers[PUT] = () => problem(409, 'illegal_transition');
  visit.server.answers[GET] = asked;
  await press('Отправить просьбу');
  expect(await screen.findByText(/Вы просите начать/)).toBeDefined();
  expect(shownToast()).toMatchObject({ title: 'Просьба не отправлена', description: 'Detail of illegal_transition.' });
});

test('what was typed into a wish survives a reload until it is given up', async () => {
  const reason = () => screen.findByLabelText<HTMLTextAreaElement>(/Почему/);
  open();
  await press('Попросить о переносе');
  await giveReason();
  leaveShop();
  open();
  expect((await reason()).value).toBe('Больница');
  await press('Оставить прежний день');
  leaveShop();
  open();
  await press('Попросить о переносе');
  expect((await reason()).value).toBe('');
});

test('a day that is over is refused in the words of the shop, not of the browser', async () => {
  await wish('2020-01-15');
  visit.server.answers[PUT] = () => problem(400, 'invalid_date');
  await press('Отправить просьбу');
  expect((await within(await card()).findByRole('alert')).textContent).toContain('Detail of invalid_date.');
});

const focused = () => document.activeElement?.textContent;

test('the question whether to cancel takes the focus, and gives it back', async () => {
  open();
  await pressFocused('Попросить отменить заказ');
  expect(focused()).toMatch(/можно один раз/);
  await pressFocused('Оставить заказ');
  expect(focused()).toBe('Попросить отменить заказ');
});

test('the wish for another day takes the focus into its field, and gives it back', async () => {
  open();
  await pressFocused('Попросить о переносе');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Когда начать')));
  await pressFocused('Оставить прежний день');
  expect(focused()).toBe('Попросить о переносе');
});

const CANCELLING = { ...exampleOrder(), ...paid, repair: { troubles: [], mayAskRefund: false, refund: 'asked' } };

test('an open wish is taken back by a press, and its card keeps the focus', async () => {
  open(asked);
  await card();
  visit.server.answers[DELETE] = () => {
    visit.server.answers[GET] = { ...asked, ask: { ...ask, state: 'taken_back' }, mayAsk: true };
    return new Response(null, { status: 204 });
  };
  await pressFocused('Отозвать просьбу');
  await screen.findByText(/отозвана/);
  expect(document.activeElement?.closest('section')).toBe(await card());
});

test('the answer of the shop comes to a page that stays open', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(asked);
  expect(await screen.findByText(/Вы просите начать/)).toBeDefined();
  visit.server.answers[GET] = { ...asked, ask: { ...ask, state: 'agreed' }, mayAsk: true };
  act(() => void vi.advanceTimersByTime(MINUTE_MS));
  expect(await screen.findByText(/и мы согласились\.$/)).toBeDefined();
});

test.each([
  ['agreed', /и мы согласились\.$/],
  ['declined', /^Мы ответили, что начать .* не получится/],
  ['withdrawn', /вы сами выбрали день в плане/],
] as const)(
  'a wish that is %s tells what was decided then, which stays true when the day changes once more',
  async (state, told) => {
    open({ ...asked, ask: { ...ask, state }, mayAsk: true });
    expect(await screen.findByText(told)).toBeDefined();
  },
);

test('the answer of the shop stands on the order, and scripts in it are text', async () => {
  const attack = '<img src=x onerror=alert(1)>';
  open({ ...asked, ask: { ...ask, state: 'declined', answer: attack }, mayAsk: true });
  expect(await screen.findByText(attack)).toBeDefined();
  expect(screen.getByText(/не получится/)).toBeDefined();
});

test('a wish that ended because the ritual began says so, in the card and in the timeline, and cannot be taken back', async () => {
  const timeline: Order['timeline'] = [{ at: '2026-11-21T10:00:00.000Z', event: 'wish_overtaken' }];
  open({ ...asked, ask: { ...ask, state: 'overtaken' }, mayAsk: false }, { status: 'processing', timeline });
  expect(await screen.findByText(/снята: ритуал начали раньше, чем успели на неё ответить/)).toBeDefined();
  expect(screen.getByText('Ритуал начат, и просьба о переносе снята')).toBeDefined();
  expect(within(await card()).queryByRole('button', { name: 'Отозвать просьбу' })).toBeNull();
});

test('the customer asks to cancel in two steps; then the card says that a person decides, and keeps the focus', async () => {
  open();
  visit.server.answers[CANCEL] = CANCELLING;
  await press('Попросить отменить заказ');
  expect(visit.server.callsOf(CANCEL)).toEqual([]);
  await pressFocused('Просить об отмене и возврате денег');
  expect(await screen.findByText(/Вы попросили возврат/)).toBeDefined();
  expect(document.activeElement?.closest('section')).toBe(await card());
  expect(screen.queryByRole('button', { name: 'Попросить отменить заказ' })).toBeNull();
  expect(visit.server.callsOf(CANCEL)).toHaveLength(1);
});

test('after a part came back the customer asks for the rest', async () => {
  open({ ...unasked, mayAsk: false }, { repair: { ...repair, refund: 'done' } });
  await press('Попросить вернуть остальное');
  expect(await screen.findByText(/Часть денег уже вернулась/)).toBeDefined();
  visit.server.answers[CANCEL] = CANCELLING;
  await press('Отправить просьбу');
  expect(await screen.findByText(/Вы попросили возврат/)).toBeDefined();
});

test('whoever is not signed in is offered no wishes', async () => {
  const order = { ...exampleOrder(), ...paid };
  // The card of the feedback asks at the same moment as the wishes would.
  visitShop([<OrderWishes key="wishes" order={order} />, <FeedbackCard key="feedback" id={order.id} />], visit.server);
  await waitFor(() => expect(visit.server.calls).not.toEqual([]));
  expect(visit.server.callsOf(GET)).toEqual([]);
  expect(screen.queryByRole('region', { name: 'Планы изменились?' })).toBeNull();
});

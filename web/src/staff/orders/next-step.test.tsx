import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { components } from '#contract';
import type { StaffRole } from '#kernel/caller.ts';
import { STAFF_ROLES } from '#kernel/caller.ts';
import { staffMember, visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop } from '../../../testing/shop-visit.tsx';
import { ORDER_STATUSES } from '../kit/values/state-badge.tsx';
import { SECTIONS } from '../sections.ts';
import OrdersPage from './orders-page.tsx';

type File = components['schemas']['AdminOrder'];
type Money = components['schemas']['HandMoney'];

const order = example<File>('adminOrder');
const [item] = order.items;
const MONEY = '/api/admin/orders/*/confirmation';
const copied = vi.fn(async () => undefined);
let server: FakeServer;
beforeEach(() => {
  vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText: copied } } }));
});
afterEach(() => {
  leaveShop();
  vi.unstubAllGlobals();
});

const said = { ...(example<Money>('handMoney').confirmations[0] as Money['confirmations'][number]), state: 'proposed' as const };
const unpaid: File['actions'] = [{ name: 'payment_link' }, { name: 'send_payment_link' }];
const nothing: Money = { due: 300, needsSecond: true, canDecline: false, confirmations: [] };
const soon = new Date(Date.now() + 3_600_000).toISOString();
const before = new Date(Date.now() - 3_600_000).toISOString();
const dated = { startDate: '2026-12-20', endDate: '2027-01-17' };

interface State {
  readonly file: Omit<Partial<File>, 'items'> & { readonly items?: readonly object[] };
  readonly money?: Partial<Money>;
  /** What the administrator and the operator are led to press, in both languages; a place for a link. */
  readonly administrator: readonly string[];
  readonly operator: readonly string[];
}

const LINK = 'Send to the client by mail | Отправить клиенту письмом';
const CONFIRM = 'Money has come… | Деньги пришли…';
const BACK = 'Take back | Взять назад';
const at = (place: string) => ({ administrator: [place], operator: [place] });

/** Every state of an order, and what may be said of its money by hand while it is unpaid. */
const STATES: Readonly<Record<string, State>> = {
  'awaits its payment': {
    file: { status: 'pending', actions: unpaid },
    administrator: [LINK, CONFIRM],
    operator: [LINK],
  },
  'awaits its payment and has no e-mail': {
    file: { status: 'pending', actions: [{ name: 'payment_link' }, { name: 'send_payment_link', refusal: 'no_email' }] },
    administrator: ['Copy the link | Скопировать ссылку', CONFIRM],
    operator: ['Copy the link | Скопировать ссылку'],
  },
  'has its whole amount under way': {
    file: { status: 'pending', actions: unpaid },
    money: { due: 0 },
    administrator: [],
    operator: [LINK],
  },
  'waits for money by hand': {
    file: { status: 'waiting', actions: unpaid },
    money: { canDecline: true },
    administrator: [CONFIRM, 'No money… | Денег нет…'],
    operator: [],
  },
  'waits for this second person': {
    file: { status: 'waiting', actions: unpaid },
    money: { canDecline: true, confirmations: [{ ...said, byYou: false }] },
    administrator: ['Agree… | Согласиться…', BACK],
    operator: [],
  },
  'waits for a second person': {
    file: { status: 'waiting', actions: unpaid },
    money: { canDecline: true, confirmations: [{ ...said, byYou: true }] },
    administrator: [BACK],
    operator: [],
  },
  'waits until the only administrator may agree': {
    file: { status: 'waiting', actions: unpaid },
    money: { canDecline: true, confirmations: [{ ...said, byYou: true }], aloneFrom: soon },
    administrator: [BACK],
    operator: [],
  },
  'waits for the only administrator': {
    file: { status: 'waiting', actions: unpaid },
    money: { canDecline: true, confirmations: [{ ...said, byYou: true }], aloneFrom: before },
    administrator: ['Agree alone… | Согласиться одному…', BACK],
    operator: [],
  },
  'is paid without a day': { file: { status: 'paid', items: [{}] }, ...at('/desk/undated') },
  'is paid with a day': { file: { status: 'paid', items: [dated] }, ...at(`/desk/${order.id}/0?day=2026-12-20`) },
  'has begun': {
    file: { status: 'processing', items: [{ ...dated, begunAt: before }] },
    ...at(`/desk/${order.id}/0?day=2026-12-20`),
  },
  'has one ritual performed of two': {
    file: { status: 'processing', items: [{ ...dated, begunAt: before, performedAt: before }, dated] },
    ...at(`/desk/${order.id}/1?day=2026-12-20`),
  },
  'is paid, and its third ritual is the first to begin': {
    file: { status: 'paid', items: [{}, { ...dated, startDate: '2026-12-27' }, dated] },
    ...at(`/desk/${order.id}/2?day=2026-12-20`),
  },
  'has begun with its second ritual': {
    file: {
      status: 'processing',
      items: [
        { ...dated, startDate: '2026-12-01' },
        { ...dated, begunAt: before },
      ],
    },
    ...at(`/desk/${order.id}/1?day=2026-12-20`),
  },
  'waits for its report': { file: { status: 'ready' }, ...at(`/reports/${order.id}/0`) },
  'waits for its reports': { file: { status: 'ready', items: [{}, {}] }, ...at('/reports') },
  'is completed': { file: { status: 'completed' }, administrator: [], operator: [] },
  'is cancelled': { file: { status: 'cancelled' }, administrator: [], operator: [] },
};
const READERS = ['administrator', 'operator'] as const;
const LANGUAGES = ['en', 'ru'] as const;

test('only these roles read orders, and every state of an order is tested', () => {
  const readers = STAFF_ROLES.filter((role: StaffRole) => staffMember({ role }).permissions.includes('orders.read'));
  expect(readers).toEqual(READERS);
  const statuses = new Set(Object.values(STATES).map(({ file: { status } }) => status));
  expect([...statuses].toSorted()).toEqual(ORDER_STATUSES.toSorted());
});

function show({ file, money }: State, role: (typeof READERS)[number], language: (typeof LANGUAGES)[number]) {
  const { status } = file;
  const items = (file.items ?? [{}]).map((more, index) => ({ ...item, id: `${item?.id}-${index}`, ...more }));
  server = fakeServer({
    'GET /api/admin/orders/*': { ...order, paymentMethod: 'manual', actions: [], waits: status === 'waiting', ...file, items },
    [`GET ${MONEY}`]: { ...nothing, ...(file.status === 'pending' || file.status === 'waiting' ? {} : { due: 0 }), ...money },
    [`DELETE ${MONEY}`]: () => new Response(null, { status: 204 }),
    [`POST ${MONEY}/agreement`]: () => new Response(null, { status: 204 }),
    'POST /api/admin/orders/*/letters': () => new Response(null, { status: 204 }),
  });
  visitSection(OrdersPage, server, { place: `/orders/${order.id}`, language, member: staffMember({ role }) });
}

const stepShown = () => document.querySelector<HTMLElement>('p.text-info');
/** Names in quotes, and the place of the link. */
function namedIn(step: HTMLElement | null): string[] {
  const names = [...(step?.textContent ?? '').matchAll(/[“«]([^”»]+)[”»]/g)].map(([, name = '']) => name);
  const link = step && within(step).queryByRole('link')?.getAttribute('href');
  return link ? [...names, link.replace('/admin-panel', '')] : names;
}

/** A link leads into a section that the role may open; a button opens a dialog, sends something, or copies. */
async function press(name: string, role: (typeof READERS)[number]) {
  if (name.startsWith('/')) {
    const section = SECTIONS.find(({ path }) => name.split('/')[1] === path);
    expect(staffMember({ role }).permissions).toContain(section?.permission);
    return;
  }
  const seen = () => [server.calls.filter(({ operation }) => !operation.startsWith('GET')).length, copied.mock.calls.length];
  const seenBefore = seen();
  const button = (await screen.findAllByRole('button', { name }))[0] as HTMLButtonElement;
  expect(button.disabled).toBe(false);
  fireEvent.click(button);
  await waitFor(() => expect(screen.queryByRole('dialog') !== null || `${seen()}` !== `${seenBefore}`).toBe(true));
  const dialog = screen.queryByRole('dialog');
  if (dialog) fireEvent.click(within(dialog).getAllByRole('button')[0] as HTMLElement);
}

describe.each(LANGUAGES)('in %s, the next step', (language) => {
  const cases = Object.keys(STATES).flatMap((state) => READERS.map((role) => [state, role] as const));
  test.each(cases)('of an order that %s names what the %s can press, and it can be pressed', async (name, role) => {
    const state = STATES[name] as State;
    show(state, role, language);
    await screen.findByRole('heading', { level: 1 });
    const wanted = state[role].map((names) => names.split(' | ')[language === 'en' ? 0 : 1] ?? names);
    await waitFor(() => expect(namedIn(stepShown())).toEqual(wanted));
    for (const each of wanted) await press(each, role);
  });
});

test('an operator is told who can say that money came', async () => {
  show(STATES['waits for money by hand'] as State, 'operator', 'en');
  expect(await screen.findByText(/An administrator, or the order’s partner, says whether it came/)).toBeDefined();
});

test('nothing is next in a completed order', async () => {
  show(STATES['is completed'] as State, 'administrator', 'en');
  await screen.findByRole('heading', { level: 1 });
  expect(stepShown()).toBeNull();
});

test('an order without a partner names no partner, neither in its next step nor beside its money', async () => {
  for (const role of READERS)
    for (const name of ['waits for money by hand', 'waits for a second person']) {
      const { file, money, ...state } = STATES[name] as State;
      const confirmations = money?.confirmations?.map((each) => ({ ...each, partner: null })) ?? [];
      show({ ...state, money: { ...money, confirmations }, file: { ...file, partner: null } }, role, 'en');
      await waitFor(() => expect(stepShown()?.textContent).toMatch(/administrator|Money has come/));
      if (name === 'waits for a second person' && role === 'administrator') await screen.findByText(/^Waits until another/);
      expect(document.body.textContent).not.toMatch(/order’s partner|of the partner/);
      leaveShop();
    }
});

type Seen = components['schemas']['Order'];

/** Shows an order, and what its customer sees of it, to an administrator. */
function showSeen(file: State['file'], seen: Partial<Pick<Seen, 'progress' | 'repair'>>) {
  show({ file, administrator: [], operator: [] }, 'administrator', 'en');
  server.answers['GET /api/orders/*'] = { ...example<Seen>('order'), status: file.status, ...seen };
}
const repair = { troubles: [], mayAskRefund: false };
const review = { steps: [], next: { kind: 'review' as const, mailed: false } };

test('money that waits for a decision comes before all, and no payment is awaited then', async () => {
  showSeen({ status: 'pending', actions: unpaid }, { progress: review });
  await waitFor(() => expect(stepShown()?.textContent).toMatch(/^Money came that waits for a decision/));
  expect(stepShown()?.textContent).not.toContain('The payment is awaited');
  expect(namedIn(stepShown())).toEqual(['/money']);
});

test('a paid order with money to decide about says so before what else is next, and leads there', async () => {
  showSeen({ status: 'paid', items: [dated], waits: true }, { repair: { ...repair, troubles: ['overpaid'] } });
  const text = /^Money came that waits for a decision\. .*The ritual is begun at the desk/;
  await waitFor(() => expect(stepShown()?.textContent).toMatch(text));
  const links = within(stepShown() as HTMLElement).getAllByRole('link');
  expect(links[0]?.getAttribute('href')).toBe('/admin-panel/money');
});

test.each([
  ['a person has to confirm it', 'waiting', 'confirmation', /waiting for the payment to be confirmed/],
  ['a transfer was seen', 'pending', 'transfer', /Your transfer was seen/],
  ['what came waits for a decision', 'pending', 'review', /You need not pay again/],
] as const)('what the client sees asks for no money while %s', async (_, status, kind, text) => {
  showSeen({ status, actions: unpaid }, { progress: { steps: [], next: { kind, mailed: true } }, repair });
  const card = within(await screen.findByRole('region', { name: 'What the client sees' }));
  expect(card.getByText(text)).toBeDefined();
  expect(card.queryByText(/To pay/)).toBeNull();
});

const times = { askedAt: before, endedAt: null };
const ask = { ...times, startDate: '2027-01-08', rituals: [], reason: '', answer: '', state: 'open' as const };

test('what the client asks for stands in the next step', async () => {
  showSeen({ status: 'paid', items: [dated], postponementAsk: ask }, { repair: { ...repair, refund: 'asked' } });
  await waitFor(() => expect(stepShown()?.textContent).toContain('The client asks for a refund'));
  expect(stepShown()?.textContent).toMatch(/waits for an answer to a postponement request: \d.*The ritual is begun at the desk/);
});

test('what the client has been answered stands in the next step no more', async () => {
  showSeen({ status: 'paid', items: [dated], postponementAsk: { ...ask, state: 'declined' } }, { repair });
  await waitFor(() => expect(stepShown()?.textContent).toContain('The ritual is begun'));
  expect(stepShown()?.textContent).not.toMatch(/asks for a refund|postponement request/);
});

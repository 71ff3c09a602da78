import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PERMISSIONS } from '#kernel/permissions.ts';
import { fieldsShownAsLetters, hostileAnswers, hostileText, placeOf } from '../../testing/hostile-answers.ts';
import { staffMember, visitPanel } from '../../testing/panel-visit.tsx';
import { type FakeAnswers, type FakeServer, fakeServer, leaveShop } from '../../testing/shop-visit.tsx';
import { CATALOGUES } from '../i18n/messages/catalogues.ts';
import { PanelPages } from './frame/panel-pages.tsx';
import { SECTIONS } from './sections.ts';

const { ru } = CATALOGUES;
const STAFF = import.meta.dirname;
const read = (file: string) => readFileSync(join(STAFF, file), 'utf8');

/** Every address of the panel, read from the sources: a section's component does not tell which pages it has. */
const PLACES = SECTIONS.flatMap(({ path }) => {
  const [, file = ''] = new RegExp(`path: '${path}',[^}]*import\\('\\./(.*?)'\\)`).exec(read('sections.ts')) ?? [];
  const [, pages = ''] = read(file).split('sectionOf([');
  const routes = [...pages.matchAll(/^ {2}\['([^']*)',/gm)];
  const patterns = routes.length > 0 ? routes.map(([, pattern = '']) => pattern) : [''];
  return patterns.map((pattern) => (pattern ? `${path}/${placeOf(pattern)}` : path));
});

/** Pages without texts that people have typed, such as forms that are still empty. */
const WITHOUT_TEXTS: readonly string[] = ['clients/new', 'partners/_new', 'content/files', 'settings/fire'];

const bodies = hostileAnswers();
const PARTNER_ORDERS = 'GET /api/partner/indra/orders';
const { items: partnerOrders } = bodies[PARTNER_ORDERS] as { items: object[] };
// Beside an order about whose money somebody has spoken, an order about whose money nobody has: its dialogs can be opened.
partnerOrders.push({ ...partnerOrders[0], id: '7a1c0b52-3d4e-4f60-8a9b-1c2d3e4f5a6b', confirmations: [] });
const answers: FakeAnswers = Object.fromEntries(
  Object.entries(bodies).map(([operation, body]) => [operation, () => Response.json(body, { headers: { etag: '"1"' } })]),
);
const member = staffMember({ permissions: [...PERMISSIONS], partner: 'indra' });
/** Titles of the dialogs that were opened. */
const opened = new Set<string>();
let server: FakeServer;

beforeAll(async () => {
  vi.stubGlobal('print', () => {});
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: async () => {} } });
  await Promise.all(SECTIONS.map(({ load }) => load()));
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T09:00:00Z') });
  server = fakeServer({ ...answers });
});
afterEach(() => {
  leaveShop();
  vi.useRealTimers();
});
afterAll(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function open(place: string): Promise<void> {
  const page = (
    <Routes>
      <Route path="/admin-panel/*" element={<PanelPages sections={SECTIONS} />} />
    </Routes>
  );
  await act(async () => visitPanel(page, server, { path: `/admin-panel/${place}`, member }));
  await waitFor(() => {
    expect(document.querySelector('h1')).not.toBeNull();
    expect(document.querySelector('.animate-appear-late')).toBeNull();
  });
}

const buttons = () => [...document.querySelectorAll<HTMLButtonElement>('button:not([disabled])')];
const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;
const dialog = () => document.querySelector<HTMLDialogElement>('dialog[open]');

/** Presses each button of the page, and looks at each dialog that opens, and at its second step. A button may lead to another page. */
async function openDialogs(place: string): Promise<void> {
  const { pathname } = location;
  for (const name of new Set(buttons().map(nameOf))) {
    const button = buttons().find((each) => nameOf(each) === name);
    if (!button) continue;
    await act(async () => void fireEvent.click(button));
    if (location.pathname !== pathname) {
      leaveShop();
      await open(place);
      continue;
    }
    const found = dialog();
    if (!found) continue;
    opened.add(found.querySelector('h2')?.textContent ?? '');
    fieldsShownAsLetters(document.body);
    const form = found.querySelector('form');
    if (form) await act(async () => void fireEvent.submit(form));
    fieldsShownAsLetters(document.body);
    await act(async () => void fireEvent(found, new Event('cancel', { cancelable: true })));
  }
}

async function walkPage(place: string): Promise<void> {
  await open(place);
  const seen = fieldsShownAsLetters(document.body);
  if (WITHOUT_TEXTS.includes(place)) expect(seen).toEqual([]);
  for (const input of document.querySelectorAll<HTMLInputElement>('input[type=search]')) {
    await act(async () => {
      fireEvent.change(input, { target: { value: hostileText('search') } });
      fireEvent.submit(input.form ?? input);
    });
    await waitFor(() => expect(document.querySelector('.animate-appear-late')).toBeNull());
    seen.push(...fieldsShownAsLetters(document.body).filter((field) => field !== 'search'));
  }
  // Names of rituals may come after the page.
  if (!WITHOUT_TEXTS.includes(place))
    await waitFor(() => expect([...seen, ...fieldsShownAsLetters(document.body)]).not.toEqual([]));
  await openDialogs(place);
}

async function walkCertificate(): Promise<void> {
  const completed = { ...bodies['GET /api/admin/orders/*'], status: 'completed' };
  server = fakeServer({ ...answers, 'GET /api/admin/orders/*': () => Response.json(completed, { headers: { etag: '"1"' } }) });
  const place = `orders/${placeOf(':id')}`;
  await open(place);
  await waitFor(() => expect(buttons().map(nameOf)).toContain(`${ru['staffOrders.revoke']}`));
  await openDialogs(place);
}

async function walkRite(): Promise<void> {
  const DESK = 'GET /api/admin/desk';
  const noted = { note: crypto.randomUUID(), part: 'homa', ahutis: 108, at: '2026-11-21T08:30:00.000Z', takenBack: false };
  const day = bodies[DESK] as { items: { status: string; rituals: { parts: object[] }[] }[] };
  const items = day.items.map((order) => ({
    ...order,
    status: 'processing',
    rituals: order.rituals.map((ritual) => ({
      ...ritual,
      begunAt: '2026-11-21T08:00:00.000Z',
      performedAt: null,
      parts: ritual.parts.map((part) => ({ ...part, noted })),
    })),
  }));
  server = fakeServer({ ...answers, [DESK]: () => Response.json({ ...day, items }) });
  await open('desk');
  await waitFor(() => expect(buttons().map(nameOf)).toContainEqual(expect.stringContaining(`${ru['rite.takeBack']}`)));
  await openDialogs('desk');
}

/** Pages and what opens their dialogs. Each is walked once, by whichever test needs it first. */
const walks = new Map([
  ...PLACES.map((place) => [place, () => walkPage(place)] as const),
  ['certificate', walkCertificate],
  ['rite', walkRite],
]);
const walked = new Set<string>();
async function walk(name: string): Promise<void> {
  if (walked.has(name)) return;
  const walkOnce = walks.get(name);
  if (!walkOnce) throw new Error(`nobody walks ${name}`);
  await walkOnce();
  walked.add(name);
}

test.each(PLACES)('attacks in what people typed are text on the page %s, in its search and in its dialogs', walk);

test('attacks in a certificate are text on the page of a completed order, and in the dialog that revokes it', () =>
  walk('certificate'));

test('attacks in the parts of a rite are text at the desk, and in the dialog that takes a part back', () => walk('rite'));

// Alone it walks them all.
test('every dialog of the sections whose title is a message opens on these walks', { timeout: 120_000 }, async () => {
  for (const name of walks.keys()) {
    await walk(name);
    leaveShop();
    server = fakeServer({ ...answers });
  }
  const files = readdirSync(STAFF, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!kit|frame|sign-in).*(?<!test)\.tsx$/.test(file),
  );
  const titles = files.flatMap((file) => {
    const dialogs = read(file)
      .split(/<(?:Modal|TwoStepDialog|FormDialog|AskDialog)\b/)
      .slice(1);
    return dialogs.flatMap((rest) => /^[\s\S]{0,300}?title=\{t\('([\w.-]+)'/.exec(rest)?.[1] ?? []);
  });
  const wordsOf = (key: string) => (ru as unknown as Record<string, unknown>)[key];
  const begins = (key: string) => `${[wordsOf(key)].flat()[0]}`.split('{')[0] ?? '';
  // The patterns above still find dialogs.
  expect(titles.length).toBeGreaterThan(10);
  expect(titles.filter((key) => ![...opened].some((title) => title.startsWith(begins(key))))).toEqual([]);
});

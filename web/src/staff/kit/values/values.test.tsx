import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { CATALOGUES } from '../../../i18n/messages/catalogues.ts';
import { Amount, Time } from './money-and-time.tsx';
import { OrderItems } from './order-items.tsx';
import { ORDER_STATUSES, StateBadge } from './state-badge.tsx';
import { useActionWords } from './use-action-words.ts';

afterEach(leaveShop);

test('every state of an order has its own word', () => {
  const { container } = visitPanel(
    ORDER_STATUSES.map((status) => <StateBadge key={status} status={status} />),
    fakeServer(),
  );
  const words = [...container.children].map(({ textContent }) => textContent);
  expect(new Set(words).size).toBe(ORDER_STATUSES.length);
  expect(words).toContain('В работе');
});

function Areas() {
  return useActionWords().areas.map(({ value }) => <li key={value}>{value}</li>);
}

test('every area of actions that have words can be chosen in the log', () => {
  const named = Object.keys(CATALOGUES.en).flatMap((key) => /^audit\.(\w+)\.\w+$/.exec(key)?.[1] ?? []);
  visitPanel(<Areas />, fakeServer());
  const areas = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(new Set(areas)).toEqual(new Set(named));
});

test('times stand in the time zone of the shop, and sums in the language of the reader', () => {
  const { container } = visitPanel(
    <>
      {/* In Moscow it is three hours later. */}
      <Time at="2026-11-21T21:30:00Z" shape="clock" />
      <Amount dollars={43290.5} />
    </>,
    fakeServer(),
  );
  expect(container.textContent?.replaceAll(/\s/g, ' ')).toBe('00:3043 290,50 $');
});

test('a time of this year is written without the year, which stands in its tooltip', () => {
  const year = new Date().getFullYear();
  visitPanel(
    <>
      <Time at={`${year}-06-01T09:00:00Z`} shape="day" />
      <Time at="2020-06-01T09:00:00Z" shape="day" />
    </>,
    fakeServer(),
  );
  expect(screen.getByText('1 июн.').title).toBe(`1 июн. ${year}\u00a0г.`);
  expect(screen.getByText('1 июн. 2020 г.')).toBeDefined();
});

test('how many of a ritual were ordered stands at its name, not at its weeks', async () => {
  const item = { id: 'ganesha', name: 'Ганеша-яга', name_en: 'Ganesha Yagya', price: 300, quantity: 2, duration: 4 };
  visitPanel(<OrderItems order={{ items: [item], total: 600 }} />, fakeServer({ 'GET /api/services': [] }));
  expect(await screen.findByText('Ганеша-яга × 2')).toBeDefined();
  expect(screen.getByText('Недель: 4')).toBeDefined();
});

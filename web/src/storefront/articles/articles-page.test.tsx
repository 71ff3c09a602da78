import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { example, type FakeAnswers, fakeServer, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import ArticlesPage from './articles-page.tsx';

afterEach(leaveShop);

const [entry] = example<{ id: string; slug: string; name_en: string }[]>('catalogueEntries');
const entries = [
  { ...entry, id: 'fire', slug: 'fire', name_en: 'On fire', tags: ['yagya'] },
  { ...entry, id: 'water', slug: 'water', name_en: 'On water', tags: ['calendar'] },
];
const hit = (id: string, text: string) => {
  const snippet = [
    { text: 'The ', match: false },
    { text, match: true },
  ];
  return { source: 'articles', id, slug: id, name: id, name_en: id, tags: [], snippet };
};

function visit(path: string, search: FakeAnswers[string] = { lang: 'en', items: [hit('water', 'river<b>')] }) {
  const server = fakeServer({ 'GET /api/articles-catalog': entries, 'GET /api/search': search });
  visitShop(<ArticlesPage />, server, { language: 'en', path });
  return server;
}

const cards = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('a search shows what was found with the words marked, as text', async () => {
  const server = visit('/articles');
  await screen.findByText('2 articles');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rivers' } });
  await waitFor(() => expect(cards()).toEqual(['On water']));
  expect(screen.getByText('river<b>').tagName).toBe('MARK');
  expect(location.search).toBe('?q=rivers');
  expect(server.callsOf('GET /api/search').map(({ search }) => search)).toEqual(['?q=rivers&lang=en']);
});

test('a search after the field was emptied begins with all cards, not with what the search before had found', async () => {
  let answers = 0;
  const first = Response.json({ lang: 'en', items: [hit('water', 'rivers')] });
  visit('/articles', () => (answers++ === 0 ? first : new Promise<Response>(() => undefined)) as never);
  await screen.findByText('2 articles');
  const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
  type('rivers');
  await waitFor(() => expect(cards()).toEqual(['On water']));
  type('');
  await waitFor(() => expect(cards()).toHaveLength(2));
  type('f');
  expect(cards()).toHaveLength(2);
  await waitFor(() => expect(answers).toBe(2));
  expect(cards()).toHaveLength(2);
});

test.each([
  ['calendar', /Under “Calendar”: 1 of 1/],
  ['yagya', /Under “Yagya”: 0 of 1/],
])('the page says how much of what was found belongs to the topic: %s', async (topic, words) => {
  visit(`/articles?q=rivers&tag=${topic}`);
  expect(await screen.findByText(words)).toBeDefined();
});

test('a search that finds nothing in its topic leads on to all topics', async () => {
  visit('/articles?q=rivers&tag=yagya');
  await screen.findByText(/0 of 1/);
  expect(cards()).toEqual([]);
  act(() => screen.getByRole('link', { name: 'Search all topics' }).click());
  await waitFor(() => expect(cards()).toEqual(['On water']));
});

test('topics are links that keep the words, and the chosen one leads out of its topic', async () => {
  visit('/articles?q=rivers&tag=calendar');
  const topics = within(await screen.findByRole('navigation', { name: 'Topics' }));
  expect(topics.getByRole('link', { name: 'Yagya' }).getAttribute('href')).toBe('/articles?q=rivers&tag=yagya');
  const chosen = topics.getByRole('link', { name: 'Calendar' });
  expect([chosen.getAttribute('href'), chosen.getAttribute('aria-current')]).toEqual(['/articles?q=rivers', 'true']);
});

test('while the answer is awaited nothing is said of how much was found', async () => {
  visit('/articles?q=rivers&tag=yagya', () => new Promise<Response>(() => undefined) as never);
  await waitFor(() => expect(cards()).toEqual(['On fire']));
  expect(screen.queryByText(/^\d+ articles?$|Under “Yagya”/)).toBeNull();
});

test('a search that fails says so, and can be asked again', async () => {
  let works = false;
  visit('/articles?q=rivers&tag=yagya', () =>
    works ? Response.json({ lang: 'en', items: [hit('fire', 'x')] }) : problem(503, 'unavailable'),
  );
  await screen.findByText('The search does not work right now');
  expect(screen.queryByText(/^\d+ articles?$|Under “Yagya”/)).toBeNull();
  works = true;
  act(() => screen.getByRole('button', { name: 'Try again' }).click());
  await waitFor(() => expect(cards()).toEqual(['On fire']));
});

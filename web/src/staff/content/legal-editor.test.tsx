import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type, visitContent } from '../../../testing/content-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press } from '../../../testing/shop-visit.tsx';
import type { EditedLegal } from './legal-kind.ts';

const LIST = '/api/admin/content/legal';
const ONE = `${LIST}/terms`;
let server: FakeServer;

beforeEach(() => {
  server = fakeServer({
    [`GET ${LIST}`]: example('editedLegalTexts'),
    [`GET ${ONE}`]: example<EditedLegal>('editedLegalText'),
  });
});
afterEach(leaveShop);

const visit = (path = '/content/legal/terms', language: 'ru' | 'en' = 'ru') => visitContent(server, path, language);

test('the legal texts are a list of their own, which leads to the editor', async () => {
  visit('/content/legal');
  const table = within(await screen.findByRole('table', { name: 'Правовые тексты' }));
  fireEvent.click(await table.findByRole('link', { name: 'Условия заказа' }));
  expect(location.pathname).toBe('/admin-panel/content/legal/terms');
  expect(await screen.findByRole('button', { name: 'Сохранить черновик' })).toBeDefined();
  expect(screen.queryByRole('button', { name: /Снять/ })).toBeNull();
});

test('a blank of a legal text is previewed with what fills it', async () => {
  visit('/content/legal/terms', 'en');
  const preview = within(await screen.findByRole('region', { name: 'English' }));
  expect(await preview.findByRole('link', { name: 'help@shop.example' })).toBeDefined();
  expect(preview.getByText('Ogon LLC')).toBeDefined();
});

test('a blank that nobody fills is told before anything is published, and previewed as it was typed', async () => {
  visit('/content/legal/terms', 'en');
  const preview = within(await screen.findByRole('region', { name: 'English' }));
  await type('Text · English', 'Call {telephone} or write {email}');
  expect((await screen.findByRole('alert')).textContent).toContain('{telephone}');
  expect(await preview.findByText(/Call \{telephone\}/)).toBeDefined();
});

test('a legal text is saved as a draft, over the version that was read', async () => {
  const legal = example<EditedLegal>('editedLegalText');
  server.answers[`PUT ${ONE}`] = legal;
  visit();
  await type('Вступление · русский', 'Мой текст');
  await press('Сохранить черновик');
  const call = { body: { intro: 'Мой текст', name: legal.draft.name }, version: `"${legal.version}"` };
  await waitFor(() => expect(server.callsOf(`PUT ${ONE}`)).toMatchObject([call]));
});

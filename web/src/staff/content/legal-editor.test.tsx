import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { field, type, visitContent } from '../../../testing/content-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
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

test('the preview tells what stands for the blanks, and a blank that nobody fills is told before anything is published', async () => {
  visit('/content/legal/terms', 'en');
  const preview = within(await screen.findByRole('region', { name: 'English' }));
  expect(await preview.findByRole('link', { name: 'help@shop.example' })).toBeDefined();
  expect(preview.getByText('Ogon LLC')).toBeDefined();
  await type('Text · English', 'Call {telephone} or write {email}');
  expect((await screen.findByRole('alert')).textContent).toContain('{telephone}');
  expect(await preview.findByText(/Call \{telephone\}/)).toBeDefined();
});

test('what was typed into a legal text survives a reload, and of two editors the second chooses', async () => {
  visit();
  await type('Вступление · русский', 'Мой текст');
  leaveShop();
  visit();
  expect((await field('Вступление · русский')).value).toBe('Мой текст');
  server.answers[`PUT ${ONE}`] = () => problem(412, 'changed_meanwhile');
  const legal = example<EditedLegal>('editedLegalText');
  server.answers[`GET ${ONE}`] = { ...legal, version: 3, draft: { ...legal.draft, intro: 'Чужой текст', name: 'Правила' } };
  await press('Сохранить черновик');
  const asked = within(await screen.findByRole('group', { name: 'Вступление · русский' }));
  expect(asked.getByText('Мой текст')).toBeDefined();
  expect(asked.getByText('Чужой текст')).toBeDefined();
  await press('Оставить моё: Вступление · русский');
  server.answers[`PUT ${ONE}`] = { ...legal, version: 4 };
  await press('Сохранить черновик');
  await waitFor(() => expect(server.callsOf(`PUT ${ONE}`)).toHaveLength(2));
  expect(server.callsOf(`PUT ${ONE}`)[1]?.body).toMatchObject({ intro: 'Мой текст', name: 'Правила' });
});

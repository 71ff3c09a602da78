import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { visitSection } from '../../../testing/panel-visit.tsx';
import { example, type FakeServer, fakeServer, leaveShop, press, problem } from '../../../testing/shop-visit.tsx';
import SettingsPage from './settings-page.tsx';

const SELLER = '/api/admin/settings/seller';
let server: FakeServer;
let seller: { details: string; details_en: string; email: string; messenger: string; history: object[] };

beforeEach(() => {
  seller = example('editedSeller');
  server = fakeServer({ [`GET ${SELLER}`]: () => Response.json(seller, { headers: { etag: '"2"' } }) });
});
afterEach(leaveShop);

const open = (language: 'ru' | 'en' = 'ru') => visitSection(SettingsPage, server, { place: '/settings/seller', language });
const field = async (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const sent = () => server.callsOf(`PUT ${SELLER}`).map(({ body }) => body);

test('who opens the seller reads what is told and by whom it was changed, and can take a former version into the form', async () => {
  open('en');
  expect((await field('Details (English)')).value).toBe('Ogon LLC\nNo. 1234567');
  expect(screen.getByText(/This page decides/)).toBeDefined();
  expect(screen.getByText(/admin@shop\.example/)).toBeDefined();
  expect(screen.getByText(/configuration$/)).toBeDefined();
  await press('Put version 1 into the form');
  expect((await field('Details (English)')).value).toBe('Ritual Trade LLC');
});

test('a seller without details is not sent, and the form leads to them', async () => {
  open();
  await type('Реквизиты (русский)', ' ');
  await press('Сохранить');
  expect(document.activeElement).toBe(await field('Реквизиты (русский)'));
  expect(screen.getByRole('alert').textContent).toBe('Заполните это поле');
  expect(sent()).toEqual([]);
});

test('the seller is saved over the version that was read', async () => {
  server.answers[`PUT ${SELLER}`] = () => Response.json(seller, { headers: { etag: '"3"' } });
  open();
  await type('Реквизиты (русский)', 'ООО «Ветер»');
  await press('Сохранить');
  const { history: _, ...rest } = seller;
  const call = { body: { ...rest, details: 'ООО «Ветер»' }, version: '"2"' };
  await waitFor(() => expect(server.callsOf(`PUT ${SELLER}`)).toMatchObject([call]));
});

test('of two who change the details of the seller the second one chooses before anything is overwritten', async () => {
  const saved = (details: string, etag: string) => Response.json({ ...seller, details }, { headers: { etag } });
  open();
  await type('Реквизиты (русский)', 'ООО «Ветер»');
  server.answers[`GET ${SELLER}`] = () => saved('ООО «Вода»', '"3"');
  server.answers[`PUT ${SELLER}`] = ({ version }) =>
    version === '"3"' ? saved('ООО «Ветер»', '"4"') : problem(412, 'changed_meanwhile');
  await press('Сохранить');
  const question = within(await screen.findByRole('group', { name: 'Реквизиты (русский)' }));
  for (const text of ['ООО «Ветер»', 'ООО «Вода»']) expect(question.getByText(text)).toBeDefined();
  await press('Оставить моё: Реквизиты (русский)');
  await press('Сохранить');
  const call = { body: { details: 'ООО «Ветер»' }, version: '"3"' };
  await waitFor(() => expect(server.callsOf(`PUT ${SELLER}`).at(-1)).toMatchObject(call));
});

test('when the second factor is old the page asks for it, and nothing typed is lost', async () => {
  server.answers[`PUT ${SELLER}`] = () => problem(403, 'second_factor_required');
  open('en');
  await type('Messenger for buyers', '@new');
  await press('Save');
  expect(await screen.findByRole('dialog')).toBeDefined();
  expect((await field('Messenger for buyers')).value).toBe('@new');
});

import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { components } from '#contract';
import { orderVisits } from '../../../../testing/order-visit.tsx';
import { example, pressFocused, problem } from '../../../../testing/shop-visit.tsx';
import { signedIn } from '../../../memory/signed-in.ts';

type Own = components['schemas']['OwnCertificateNames'];

const visit = orderVisits();
const NAMES = '/api/account/orders/*/certificate-names';
const withLink = example<Own>('ownCertificateNames');
const without: Own = { ...withLink, shown: null };
const made = example<components['schemas']['NamesLink']>('namesLink');

const ended = () => new Response(null, { status: 204 });

function open(answers: object, certificate: object | null = { code: 'CODE', issuedAt: '2027-01-19T00:05:00.000Z' }) {
  signedIn.keep(true);
  Object.assign(visit.server.answers, {
    'GET /api/account/orders/*/reports': { items: [] },
    'GET /api/services': [],
    ...answers,
  });
  visit.open('order', { status: 'completed', paymentMethods: [], ...(certificate ? { certificate } : {}) } as never);
}
const card = async () => within(await screen.findByRole('region', { name: 'Имена к свидетельству' }));

test('the owner reads the names before a link to them is made, and then the link', async () => {
  open({ [`GET ${NAMES}`]: without, [`PUT ${NAMES}`]: made });
  expect((await card()).getByText('Ссылка покажет')).toBeDefined();
  expect((await card()).getByText('Pyotr Ivanov')).toBeDefined();
  expect((await card()).queryByText('Отключить ссылку')).toBeNull();
  fireEvent.click((await card()).getByRole('button', { name: 'Создать ссылку с именами' }));
  expect(await screen.findByText(made.link)).toBeDefined();
  expect(visit.server.callsOf(`PUT ${NAMES}`)).toMatchObject([{ body: { print: without.print } }]);
});

test('names that have changed since are told apart from those of the link, which is ended with one press', async () => {
  const names = [{ iast: 'Olga', devanagari: 'ओल्ग' }];
  open({ [`GET ${NAMES}`]: { ...withLink, names }, [`DELETE ${NAMES}`]: ended });
  expect((await card()).getByText('Ваша ссылка показывает')).toBeDefined();
  expect((await card()).getByText('Ссылка покажет')).toBeDefined();
  visit.server.answers[`GET ${NAMES}`] = { ...without, names };
  await pressFocused('Отключить ссылку');
  await waitFor(() => expect(screen.queryByText('Ваша ссылка показывает')).toBeNull());
  expect((await card()).getByText('Olga')).toBeDefined();
  expect(document.activeElement?.textContent).toBe('Создать ссылку с именами');
});

test('when the names have changed meanwhile the owner is told, and reads the new ones before trying again', async () => {
  open({ [`GET ${NAMES}`]: without, [`PUT ${NAMES}`]: () => problem(412, 'changed_meanwhile') });
  expect((await card()).queryByText('Olga')).toBeNull();
  visit.server.answers[`GET ${NAMES}`] = { ...without, names: [{ iast: 'Olga', devanagari: 'ओल्ग' }], print: 'other' };
  fireEvent.click((await card()).getByRole('button', { name: 'Создать ссылку с именами' }));
  expect(await screen.findByText(/Detail of changed_meanwhile/)).toBeDefined();
  expect(await screen.findByText('Olga')).toBeDefined();
});

test('a refusal to make a link anew does not stand beside the link that was ended since', async () => {
  open({
    [`GET ${NAMES}`]: withLink,
    [`PUT ${NAMES}`]: () => problem(412, 'changed_meanwhile'),
    [`DELETE ${NAMES}`]: ended,
  });
  fireEvent.click((await card()).getByRole('button', { name: 'Создать новую ссылку' }));
  expect(await screen.findByText(/Detail of changed_meanwhile/)).toBeDefined();
  visit.server.answers[`GET ${NAMES}`] = without;
  await pressFocused('Отключить ссылку');
  expect(await (await card()).findByRole('button', { name: 'Создать ссылку с именами' })).toBeDefined();
  expect(screen.queryByText(/Detail of changed_meanwhile/)).toBeNull();
});

test('where there is no certificate no names are asked for', async () => {
  open({}, null);
  expect(await screen.findByRole('region', { name: 'Провести снова' })).toBeDefined();
  expect(visit.server.callsOf(`GET ${NAMES}`)).toEqual([]);
});

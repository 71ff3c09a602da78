import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import type { components } from '#contract';
import { fieldsShownAsLetters, hostileText } from '../../../testing/hostile-answers.ts';
import { example, fakeServer, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import { ShownNames } from './shown-names.tsx';

afterEach(leaveShop);

const CODE = '7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP';
const TOKEN = 't'.repeat(43);
const NAMES = `POST /api/certificates/${CODE}/names`;
const names = example<components['schemas']['CertificateNames']>('certificateNames');

function open(hash: string, answer: unknown = names) {
  const server = fakeServer({ [NAMES]: answer as object });
  const routes = (
    <Routes>
      <Route path="/verify/:code" element={<ShownNames code={CODE} />} />
    </Routes>
  );
  visitShop(routes, server, { path: `/verify/${CODE}${hash}`, language: 'en' });
  return server;
}

test('the owner’s link shows names, which are said not to be signed, and sends its token in the body', async () => {
  const server = open(`#names=${TOKEN}`);
  expect(await screen.findByText('Pyotr Ivanov')).toBeDefined();
  expect(screen.getByText('Shown by the owner, not part of what is signed')).toBeDefined();
  expect(server.callsOf(NAMES)).toMatchObject([{ body: { token: TOKEN } }]);
});

test.each(['', '#names=', '#names=short', `#${TOKEN}`])(
  'without a link of the owner nothing is asked or shown: "%s"',
  async (hash) => {
    const server = open(hash);
    expect(screen.queryByRole('region', { name: 'Names' })).toBeNull();
    expect(server.callsOf(NAMES)).toEqual([]);
  },
);

test('a link that was ended says why, and that the certificate does not depend on it', async () => {
  open(`#names=${TOKEN}`, () => problem(404, 'not_found'));
  expect(await screen.findByText(/shows no names any more.*corrected or revoked.*does not depend on the link/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('a name with markup is letters', async () => {
  const iast = '<img src=x onerror=alert(1)>';
  open(`#names=${TOKEN}`, { names: [{ iast, devanagari: hostileText('devanagari') }] });
  expect(await screen.findByText(iast)).toBeDefined();
  expect(fieldsShownAsLetters(document.body)).toEqual(['devanagari']);
});

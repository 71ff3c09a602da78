import { fireEvent, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import type { CertificateText } from '#modules/certificates/signed-text.ts';
import { example, type FakeAnswers, fakeServer, leaveShop, problem, visitShop } from '../../../testing/shop-visit.tsx';
import type { Certificate } from './certificate-queries.ts';
import VerifyPage from './verify-page.tsx';

afterEach(() => {
  leaveShop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const certificate = example<Certificate>('certificate');
const bilingual = <Named extends { name: string; name_en: string }>({ name, name_en, ...rest }: Named) => ({
  ...rest,
  name: { ru: name, en: name_en },
});
const content: CertificateText = {
  format: 'certificate-2',
  shop: 'https://shop.example',
  code: certificate.code,
  test: false,
  order: 1042,
  key: certificate.keyId,
  issuedAt: certificate.issuedAt,
  files: certificate.files,
  seal: certificate.seal,
  rituals: certificate.rituals.map(({ parts, ...ritual }) => ({ ...bilingual(ritual), parts: parts.map(bilingual) })),
};

/** The signed bytes as the shop would serve them, with the key of the shop, or of somebody else. */
async function signed(changes: { text?: (text: string) => string; until?: string; isForeign?: true; of?: CertificateText } = {}) {
  const { publicKey, privateKey } = await crypto.subtle.generateKey({ name: 'Ed25519' }, true, ['sign', 'verify']);
  const text = JSON.stringify(changes.of ?? content);
  const signature = await crypto.subtle.sign({ name: 'Ed25519' }, privateKey, new TextEncoder().encode(text));
  const { x } = await crypto.subtle.exportKey('jwk', publicKey);
  const key = { kid: certificate.keyId, x, since: '2026-09-01T00:00:00.000Z', until: changes.until ?? null };
  const files: Record<string, BodyInit> = {
    [`/verify/${certificate.code}/certificate.json`]: changes.text?.(text) ?? text,
    [`/verify/${certificate.code}/certificate.sig`]: signature,
    '/.well-known/certificate-keys': JSON.stringify({ keys: changes.isForeign ? [] : [key] }),
  };
  vi.stubGlobal('fetch', async (address: string) => new Response(files[address] ?? '', { status: files[address] ? 200 : 404 }));
}

function open(changes: Partial<Certificate> = {}, answers: FakeAnswers = {}) {
  const routes = (
    <Routes>
      <Route path="/verify/:code" element={<VerifyPage />} />
    </Routes>
  );
  const server = fakeServer({ [`GET /api/certificates/${certificate.code}`]: { ...certificate, ...changes }, ...answers });
  visitShop(routes, server, { path: `/verify/${certificate.code}`, language: 'en' });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('a valid certificate says what was signed, why it holds, and how openssl checks it', async () => {
  await signed();
  open();
  await title('This certificate is valid');
  const words = [
    'Maha Mrityunjaya Yagya',
    '28 days at the fire',
    'Агнишала, Варанаси',
    'The signature fits',
    'It is not revoked',
  ];
  for (const text of words) expect(screen.getByText(text)).toBeDefined();
  const commands = document.querySelector('pre')?.textContent;
  const file = `/verify/${certificate.code}/certificate.json`;
  for (const part of [file, `${certificate.keyId}.pem`, 'openssl pkeyutl -verify -pubin']) expect(commands).toContain(part);
});

test('the parts are told as they were noted at the fire', async () => {
  await signed();
  open();
  await title('This certificate is valid');
  const homa = screen.getByText('Homa').parentElement;
  expect(homa?.textContent).toMatch(/3,024 ahutis.*28 days.*21 December 2026, 17:58 — 17 January 2027, 17:58/);
});

test('two parts of one name that began at one time are both told', async () => {
  const complaints = vi.spyOn(console, 'error');
  const rituals = content.rituals.map((ritual) => ({ ...ritual, parts: [...(ritual.parts ?? []), ...(ritual.parts ?? [])] }));
  await signed({ of: { ...content, rituals } });
  open();
  await title('This certificate is valid');
  expect(screen.getAllByText('Homa')).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
});

test('a signed certificate of a form that this page does not know is taken for changed', async () => {
  await signed({ of: { ...content, format: 'certificate-3' as never } });
  open();
  await title('This certificate was changed');
});

test('a certificate of the first form, which has no parts, is checked as it ever was', async () => {
  const first = {
    ...content,
    format: 'certificate-1',
    rituals: content.rituals.map(({ parts: _, ...ritual }) => ritual),
  } as const;
  await signed({ of: first });
  open();
  await title('This certificate is valid');
  expect(screen.queryByText('Homa')).toBeNull();
});

test('a revoked certificate says so with day and reason', async () => {
  await signed();
  open({ state: 'revoked', revocation: { at: '2027-02-01T10:00:00.000Z', cause: 'shop', reason: 'Another place' } });
  await title('This certificate is revoked');
  expect(screen.getByText('Another place')).toBeDefined();
  expect(document.body.textContent).toContain('1 February 2027');
  expect(screen.getByText('The signature fits')).toBeDefined();
});

test.each([
  ['This certificate was changed', { text: (text: string) => text.replace('Варанаси', 'Варанасu') }],
  ['Signed with a foreign key', { isForeign: true }],
  ['Signed with a key that was not in use', { until: '2027-01-18T00:00:00.000Z' }],
] as const)('"%s": nothing of what it says is shown', async (words, changes) => {
  await signed(changes);
  open();
  await title(words);
  expect(screen.queryByText('Maha Mrityunjaya Yagya')).toBeNull();
  expect(screen.queryByText('Check a file of the report')).toBeNull();
});

test('where the browser cannot check, the shop’s word is told as no more than that', async () => {
  await signed();
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('unknown algorithm'));
  open();
  await title('The shop says that it is valid');
  expect(screen.getByText('The signature was not checked')).toBeDefined();
});

test.each<[string, Partial<Certificate>]>([
  [
    'This certificate is revoked',
    { state: 'revoked', revocation: { at: '2027-02-01T10:00:00.000Z', cause: 'shop', reason: 'No' } },
  ],
  ['The ledger does not hold its seal', { seal: { ...certificate.seal, stands: false } }],
])('where the browser cannot check, nothing says that the signature fits: "%s"', async (words, changes) => {
  await signed();
  vi.spyOn(crypto.subtle, 'importKey').mockRejectedValueOnce(new Error('unknown algorithm'));
  open(changes);
  await title(words);
  expect(document.body.textContent).not.toMatch(/signature fits/i);
  expect(screen.getByText('The signature was not checked')).toBeDefined();
});

test('a page without https, which can compute no hash, offers no check of files', async () => {
  await signed();
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
  open();
  await title('The shop says that it is valid');
  expect(screen.queryByText('Check a file of the report')).toBeNull();
});

test('a file that cannot be read is told as such, neither as signed nor as another', async () => {
  await signed();
  open();
  await title('This certificate is valid');
  const gone = Object.assign(new File([], 'fire.webp'), { arrayBuffer: () => Promise.reject(new Error('gone')) });
  fireEvent.change(document.querySelector('input[type=file]') as HTMLElement, { target: { files: [gone] } });
  expect(await screen.findByText('fire.webp could not be read')).toBeDefined();
  expect(screen.queryByText(/is not in this certificate/)).toBeNull();
});

const ANSWER = `GET /api/certificates/${certificate.code}`;

test('whoever asks for an unknown code reads that there is no such certificate, and is led to the account', async () => {
  open({}, { [ANSWER]: () => problem(404, 'not_found') });
  await title('There is no such certificate');
  expect(screen.getByRole('link', { name: 'Your account' })).toBeDefined();
});

test('a shop that cannot answer does not say that there is no such certificate', async () => {
  open({}, { [ANSWER]: () => problem(503, 'unavailable') });
  await title('The certificate could not be checked');
  expect(screen.queryByRole('link', { name: 'Your account' })).toBeNull();
});

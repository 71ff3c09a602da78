import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Language } from '#kernel/language.ts';
import type { CertificateText } from '#modules/certificates/index.ts';
import { SCRIPT_PAYLOADS } from '../../../test/support/script-payloads.ts';
import { createDrawCertificate } from './draw-certificate.ts';
import { activePartsOf, fontFile, openPdf, textOf } from './testing/read-pdf.ts';

const text = fontFile('golos-text/400Regular/GolosText_400Regular.ttf');
const strong = fontFile('golos-text/600SemiBold/GolosText_600SemiBold.ttf');
const drawWith = createDrawCertificate({ text, strong, others: text, headings: { cyrillic: strong, latin: strong } });

const ritual = {
  name: { ru: 'Ганеша-яга - Премиум', en: 'Ganesha Yagya - Premium' },
  from: '2026-12-21',
  to: '2027-01-17',
  place: 'Агнишала, Варанаси',
};
const [first, last] = ['2026-12-21T17:58:00+05:30', '2027-01-17T17:59:00+05:30'];
const parts = [
  { name: { ru: 'Санкальпа', en: 'Sankalpa' }, ahutis: null, days: 1, first, last: first },
  { name: { ru: 'Хома', en: 'Homa' }, ahutis: 3024, days: 28, first, last },
];
const said: CertificateText = {
  format: 'certificate-1',
  shop: 'https://shop.example',
  code: '7K4M-Q2XD-9T1H-4ZB8-0VRC-6W3N-J5EP',
  test: false,
  order: 1042,
  issuedAt: '2027-01-19T00:05:00.000Z',
  key: '2026-b',
  rituals: [ritual],
  files: [
    { sha256: 'ab'.repeat(32), kind: 'picture', ritual: 0 },
    { sha256: 'cd'.repeat(32), kind: 'preview', ritual: 0 },
  ],
  seal: { number: 118, day: '2027-01-19', hash: 'ef'.repeat(32) },
};
const stored = { code: said.code, orderId: '', keyId: said.key, text: '', signature: '', issuedAt: new Date(said.issuedAt) };

const draw = (changes: Partial<CertificateText> = {}, language: Language = 'en') =>
  drawWith(stored, { ...said, ...changes }, language);

test('the parts of a rite stand under their heading with counts and times; without parts there is no heading', async () => {
  const printed = await textOf(await draw({ format: 'certificate-2', rituals: [{ ...ritual, parts }] }));
  expect(printed).toContain('Parts of the rite Sankalpa 21 December 2026, 17:58');
  expect(printed).toContain('Homa 3,024 ahutis · 21 December 2026, 17:58 — 17 January 2027, 17:59');
  expect(await textOf(await draw())).not.toContain('Parts of the rite');
});

test('a part that began and ended within a minute has one time', async () => {
  const short = {
    ...ritual,
    parts: [{ name: { ru: 'Хома', en: 'Homa' }, ahutis: 108, days: 1, first, last: first.replace(':00+', ':59+') }],
  };
  const printed = await textOf(await draw({ format: 'certificate-2', rituals: [short] }));
  expect(printed).toContain('108 ahutis · 21 December 2026, 17:58 ');
  expect(printed.split('17:58')).toHaveLength(2);
});

/** How the hash of the preview begins, which is no picture that the customer has. */
const PREVIEW = /cdcdcdcd/;

test('a certificate names ritual, days, place, day of issue, pictures, seal and key, and says where it is checked', async () => {
  const printed = await textOf(await draw());
  for (const word of [
    ...['Certificate', 'order No. 1042', 'Ganesha Yagya — Premium', '21 December 2026 — 17 January 2027', 'Агнишала, Варанаси'],
    ...['19 January 2027', 'Picture 1', 'abababab abababab', 'Seal no. 118', 'efefefef', 'key 2026-b', said.code],
    `https://shop.example/verify/${said.code}`,
  ])
    expect(printed).toContain(word);
  expect(printed).not.toMatch(PREVIEW);
});

test('the certificate of a test shop alone says that no rituals are performed there', async () => {
  expect(await textOf(await draw({ test: true }, 'ru'))).toContain('ритуалы здесь не совершаются');
  expect(await textOf(await draw({ test: false }, 'ru'))).not.toContain('ритуалы здесь не совершаются');
});

test('a certificate without files says so, and has no table without rows: the facts are its only one', async () => {
  const pdf = await draw({ files: [] });
  expect(await textOf(pdf)).toContain('The report has no files.');
  expect(
    Buffer.from(pdf)
      .toString('latin1')
      .split(/\/S \/Table\b/),
  ).toHaveLength(1 + 1);
});

test('of the largest order everything stands on the certificate, on several pages', async () => {
  const rituals = Array.from({ length: 60 }, (_, index) => ({ ...ritual, name: { ru: '', en: `Ritual ${index}.` } }));
  const pdf = await draw({ rituals });
  expect((await openPdf(pdf)).numPages).toBeGreaterThan(1);
  const printed = await textOf(pdf);
  expect(rituals.filter(({ name }) => !printed.includes(name.en))).toEqual([]);
});

test('screen readers find the language, the title, the parts and what the QR code is', async () => {
  const document = await openPdf(await draw({}, 'ru'));
  expect((await document.getMetadata()).info).toMatchObject({ Language: 'ru', Title: 'Свидетельство, Ведические ритуалы' });
  const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
  for (const part of ['Document', 'H1', 'H2', 'Table', 'Figure']) expect(tree).toContain(`"role":"${part}"`);
  expect(tree).toContain('Код QR ведёт на страницу проверки');
});

test('the same certificate is the same file', async () => {
  expect(Buffer.compare(await draw(), await draw())).toBe(0);
});

test('attacks in the place are text on the certificate, and make neither a link nor a script', async () => {
  const pdf = await draw({ rituals: [{ ...ritual, place: SCRIPT_PAYLOADS.join(' ') }] });
  expect(await activePartsOf(pdf)).toEqual([]);
});

test('the fonts are read for the first certificate alone', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'));
  const copy = join(folder, 'font.ttf');
  cpSync(text, copy);
  const drawByCopies = createDrawCertificate({
    text: copy,
    strong: copy,
    others: copy,
    headings: { cyrillic: copy, latin: copy },
  });
  const first = await drawByCopies(stored, said, 'en');
  rmSync(folder, { recursive: true });
  expect(await drawByCopies(stored, said, 'en')).toEqual(first);
});

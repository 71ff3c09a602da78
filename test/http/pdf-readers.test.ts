import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensurePackages } from '../../scripts/debian-packages.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from './steps/customers.ts';
import { savePlan } from './steps/profiles.ts';
import { paidOrder } from './steps/purchase.ts';
import { signInStaff } from './steps/staff.ts';

const PACKAGES = { 'poppler-utils': '/usr/bin/pdfinfo', 'mupdf-tools': '/usr/bin/mutool' };
const folder = mkdtempSync(join(tmpdir(), 'pdf-readers-'));
const shop = await openShop();

beforeAll(() => ensurePackages(PACKAGES), 600_000);
afterAll(() => rmSync(folder, { recursive: true }));

const run = (program: string, ...args: string[]) => execFileSync(`/usr/bin/${program}`, args, { encoding: 'utf8' });

/** Thirty people; no name is a part of another, so that each is found only where it stands. */
const NAMES = Array.from({ length: 30 }, (_, index) => `Человек ${'АБВГДЕЖЗИК'[index % 10]}${'лмн'[Math.floor(index / 10)]}`);

test('the sheet of thirty people is tagged, and opens whole in poppler and in mupdf', async () => {
  const anna = await signIn(shop);
  const priest = await signInStaff(shop, 'priest');
  const { id } = await paidOrder(shop, { customerEmail: anna.contact });
  const participants = NAMES.map((name) => `${name} 11.07.1985`).join('\n');
  const plan = { startDate: '2028-03-10', specialWishes: 'О здоровье', participants };
  expect((await savePlan(anna, plan)).statusCode).toBe(200);
  const sheet = await priest.request({ url: `/api/admin/desk/${id}/rituals/0/sankalpa.pdf?lang=ru` });
  const file = join(folder, 'sheet.pdf');
  writeFileSync(file, sheet.rawPayload);
  expect(run('pdfinfo', file)).toMatch(/Tagged: +yes/);
  expect(run('pdfinfo', '-struct', file)).toContain('H1');
  const poppler = run('pdftotext', file, '-');
  const mupdf = run('mutool', 'draw', '-q', '-F', 'txt', file);
  for (const name of NAMES) {
    expect(poppler).toContain(name);
    expect(mupdf).toContain(name);
  }
  expect(run('mutool', 'draw', '-q', '-F', 'png', '-o', join(folder, 'page%d.png'), file)).toBe('');
});

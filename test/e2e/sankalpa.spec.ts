import { readFile } from 'node:fs/promises';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { freshEmail } from './support/customer.ts';
import { buyOneRitual, dayFromNow } from './support/own-order.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

// Browsers write into their console that a guest is told 401, somebody without a second factor 403, and a customer without a plan 404.
test.use({ expectedErrors: /status of 40[13]|status of 404 .*ritual-plans/ });

test('the customer reads the sankalpa, asks for a change, corrects a name and confirms; the priest reads the same and gets a PDF of the sheet', async ({
  page,
  api,
  words,
  openStaff,
  language,
}) => {
  const { id, own } = await buyOneRitual(page, api, freshEmail());
  await own.post('/api/customer-profiles', { firstName: 'Анна', lastName: 'Иванова' });
  const participants = 'Вера Иванова 19.11.1958';
  await own.post('/api/ritual-plans', { startDate: dayFromNow(40), specialWishes: 'О здоровье мамы', participants });

  await page.goto(`/${language}/sankalpa/${id}/0`);
  await expect(page.getByText('Verā Ivanovā').first()).toBeVisible();
  await page.getByRole('button', { name: words('sankalpa.somethingWrong') }).click();
  await page.getByLabel(words('sankalpa.whatToChange')).fill('Маму зовут Вера, с долгой е');
  await page.getByRole('button', { name: words('sankalpa.askChange') }).click();
  await expect(page.getByText(words('sankalpa.state.change_asked'))).toBeVisible();
  expect(await overhang(page)).toBe(0);
  await expectNoAxeViolations(page);

  const desk = await openStaff('priest');
  await desk.goto(`/admin-panel/desk/sankalpa/${id}/0`);
  await expect(desk.getByText('Маму зовут Вера, с долгой е')).toBeVisible();
  await expectNoAxeViolations(desk);

  await page.getByRole('link', { name: words('sankalpa.toNames') }).click();
  await page.getByRole('button', { name: words('sankalpa.correctOf', { name: 'Вера Иванова' }) }).click();
  await page.getByLabel(words('sankalpa.iast')).fill('Verā Ivānovā');
  await page.getByRole('button', { name: words('common.save'), exact: true }).click();
  await expect(page.getByText(words('sankalpa.byYou'))).toBeVisible();
  await page.goto(`/${language}/sankalpa/${id}/0`);
  await expect(page.getByText('Verā Ivānovā').first()).toBeVisible();
  await page.getByRole('button', { name: words('sankalpa.confirm') }).click();
  await expect(page.getByText(words('sankalpa.state.confirmed'))).toBeVisible();

  await desk.reload();
  await expect(desk.getByText('Verā Ivānovā').first()).toBeVisible();
  await expect(desk.getByText(words('staffDesk.client.confirmed'))).toBeVisible();
  expect(await overhang(desk)).toBe(0);
  const download = desk.waitForEvent('download');
  await desk.getByRole('button', { name: words('staffDesk.sheetPdf') }).click();
  const file = await readFile(await (await download).path());
  expect(file.subarray(0, 5).toString()).toBe('%PDF-');
});

import { expectNoAxeViolations } from './support/accessibility.ts';
import { freshEmail } from './support/customer.ts';
import { payOneRitual } from './support/own-order.ts';
import { expect, test } from './support/test.ts';
import { overhang } from './support/window-widths.ts';

// Browsers write into their console that a guest is told 401, that somebody without a second factor is told 403, and a lost connection.
test.use({ expectedErrors: /status of 40[13]|ERR_INTERNET_DISCONNECTED/ });

test('the priest notes a rite while there is no connection, and the customer sees its parts in the order in which they were pressed', async ({
  page,
  api,
  words,
  openStaff,
  language,
}) => {
  const id = await payOneRitual(api, freshEmail());
  const [sankalpa, homa] = language === 'ru' ? ['Санкальпа', 'Хома'] : ['Sankalpa', 'Homa'];

  const desk = await openStaff('priest');
  await desk.goto(`/admin-panel/desk/undated/${id}/0`);
  await desk.getByRole('button', { name: words('staffDesk.begin') }).click();
  await desk.getByRole('button', { name: words('staff.continue') }).click();
  await desk.getByRole('button', { name: words('staffDesk.beginNow') }).click();
  const parts = desk.getByRole('region', { name: words('staff.riteParts') });
  await expect(parts).toBeVisible();

  await desk.context().setOffline(true);
  await desk.getByRole('button', { name: words('rite.noteOf', { part: sankalpa }) }).click();
  await desk.getByRole('button', { name: words('rite.noteOf', { part: homa }) }).click();
  await expect(desk.getByRole('region', { name: words('rite.waiting') })).toBeVisible();
  await expectNoAxeViolations(desk);
  expect(await overhang(desk)).toBe(0);

  await page.goto(`/${language}/order/${id}`);
  await expect(page.getByText(words('common.begun'), { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: words('order.rite') })).toHaveCount(0);

  await desk.context().setOffline(false);
  await expect(desk.getByRole('region', { name: words('rite.waiting') })).toHaveCount(0);
  await page.reload();
  const lines = page.getByRole('region', { name: words('order.rite') }).getByRole('listitem');
  await expect(lines).toHaveText([new RegExp(sankalpa), new RegExp(homa)]);
  await expectNoAxeViolations(page);
  expect(await overhang(page)).toBe(0);
  await desk.context().close();
});

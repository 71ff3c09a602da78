import { expectNoAxeViolations, expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { CERTIFIED_ORDER, PICTURE, test } from './support/certified-shop.ts';
import { GANESHA, signInByCalls } from './support/customer.ts';
import { expect } from './support/test.ts';
import { expectToFitAnyWindow, overhang } from './support/window-widths.ts';

// Browsers write into their console that a guest is told 401, somebody without a second factor 403, and 404 of what has ended.
test.use({ expectedErrors: /status of 40[134]/ });

test('the owner of a completed order shows the names by a link until it is ended, wants the yearly letter, tells the shop alone, and orders again', async ({
  page,
  api,
  openBrowser,
  guest,
  words,
  language,
}) => {
  await signInByCalls(page, api, 'vera@example.com');
  await page.goto(`/${language}/user-profile`);
  await expect(page.getByRole('link', { name: words('frame.profileSignedIn') })).toBeVisible();
  await page.goto(`/${language}/order/${CERTIFIED_ORDER}`);
  const card = page.getByRole('region', { name: words('order.names') });
  await expect(card.getByText('Verā Kīm')).toBeVisible();
  await card.getByRole('button', { name: words('order.namesMake') }).click();
  const link = (await card.getByText('#names=').textContent()) ?? '';

  const other = await openBrowser();
  const requests: string[] = [];
  other.on('request', (request) => requests.push(request.url()));
  await other.goto(new URL(link).pathname + new URL(link).hash);
  await expect(other.getByText('Verā Kīm')).toBeVisible();
  await expect(other.getByText(words('verify.shownUnsigned'))).toBeVisible();
  expect(requests.filter((url) => url.split('#')[0]?.includes(link.split('=')[1] ?? ''))).toEqual([]);
  await expect(other.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  expect(await overhang(other)).toBe(0);
  await expectNoAxeViolationsInAnyColours(other);

  await card.getByRole('button', { name: words('order.namesEnd') }).click();
  await expect(card.getByRole('button', { name: words('order.namesMake') })).toBeVisible();
  await other.reload();
  await expect(other.getByText(words('verify.shownOver'))).toBeVisible();
  await expect(other.getByText('Verā Kīm')).toHaveCount(0);

  const letterWanted = page.getByRole('region', { name: words('order.year') }).getByRole('checkbox');
  await expect(letterWanted).not.toBeChecked();
  // The box shows what is being sent, a moment after the press.
  await letterWanted.click();
  await expect(letterWanted).toBeChecked();
  const feedback = page.getByRole('region', { name: words('order.feedback') });
  await feedback.getByText('4', { exact: true }).click();
  await expect(feedback.getByRole('radio', { name: '4' })).toBeChecked();
  await feedback.getByLabel(words('order.feedbackWords')).fill('Хор был тихим');
  await expectNoAxeViolations(page);
  await expectToFitAnyWindow(page);
  await feedback.getByRole('button', { name: words('common.send') }).click();
  await expect(feedback.getByText(words('order.feedbackPrivate'))).toBeVisible();
  await page.reload();
  await expect(letterWanted).toBeChecked();
  await page.getByRole('button', { name: words('order.againToCart') }).click();
  await expect(guest.panel).toContainText(guest.nameOf(GANESHA));
  expect(await guest.unitsOf(GANESHA.id)).toBe(1);
});

test('whoever has a certificate checks it and a file of the report; a changed byte, and later its revocation, are told', async ({
  page,
  words,
  openStaff,
  language,
}) => {
  const title = page.getByRole('heading', { level: 1 });

  await page.goto(`/${language}/order/${CERTIFIED_ORDER}`);
  await page.getByRole('link', { name: words('order.certificateCheck') }).click();
  await expect(title).toHaveText(words('verify.verdict.valid'));
  await expect(page.getByText(words('verify.fits'))).toBeVisible();
  await expect(page.getByText(words('verify.stands'), { exact: true })).toBeVisible();
  await expect(page.getByText('Агнишала, Варанаси')).toBeVisible();
  await expect(page.getByText('Вера')).toHaveCount(0);
  expect(await overhang(page)).toBe(0);

  const picture = await page.request.get(`/api/orders/${CERTIFIED_ORDER}/pictures/${PICTURE}/large`);
  const same = await picture.body();
  const changed = Buffer.from(same);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/webp', buffer });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.method()));
  await page.locator('input[type=file]').setInputFiles([file('fire.webp', same), file('edited.webp', changed)]);
  await expect(page.getByText(words('verify.isSigned', { name: 'fire.webp' }))).toBeVisible();
  await expect(page.getByText(words('verify.isNotSigned', { name: 'edited.webp' }))).toBeVisible();
  expect(sent).toEqual([]);
  await expectNoAxeViolationsInAnyColours(page);

  const signed = '**/verify/*/certificate.json';
  await page.route(signed, async (route) => {
    const body = await (await route.fetch()).text();
    await route.fulfill({ body: body.replace('Варанаси', 'Варанасu') });
  });
  await page.reload();
  await expect(title).toHaveText(words('verify.verdict.changed'));
  await expect(page.getByText('Варанасu')).toHaveCount(0);
  await page.unroute(signed);

  const office = await openStaff('operator');
  await office.goto(`/admin-panel/orders/${CERTIFIED_ORDER}`);
  await office.getByRole('button', { name: words('staffOrders.revoke') }).click();
  const dialog = office.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Указано не то место');
  await dialog.getByRole('button', { name: words('staff.continue') }).click();
  await dialog.getByRole('button', { name: words('staff.revoke') }).click();
  await expect(office.getByText(words('staffOrders.certificateRevoked'), { exact: true })).toBeVisible();
  await expectNoAxeViolations(office);
  await page.reload();
  await expect(title).toHaveText(words('verify.verdict.revoked'));
  await expect(page.getByText('Указано не то место')).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
});

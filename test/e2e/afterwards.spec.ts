import { expectNoAxeViolations } from './support/accessibility.ts';
import { CERTIFIED_ORDER, test } from './support/certified-shop.ts';
import { GANESHA, signInByCalls } from './support/customer.ts';
import { expect } from './support/test.ts';
import { expectToFitAnyWindow } from './support/window-widths.ts';

// Browsers write into their console that a guest is told 401, a customer without a plan 404, and somebody without a second factor 403.
test.use({ expectedErrors: [/status of 40[13]|status of 404 .*ritual-plans/] });

test('the customer of a completed order orders it again, wants the yearly letter, and tells the shop what only its people read', async ({
  page,
  api,
  guest,
  words,
  openStaff,
  language,
}) => {
  await signInByCalls(page, api, 'vera@example.com');
  await page.goto(`/${language}/user-profile`);
  await expect(page.getByRole('link', { name: words('frame.profileSignedIn') })).toBeVisible();
  await page.goto(`/${language}/order/${CERTIFIED_ORDER}`);

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
  expect(JSON.stringify(await api.get(`/api/orders/${CERTIFIED_ORDER}`))).not.toContain('Хор был тихим');
  await page.reload();
  await expect(letterWanted).toBeChecked();

  await page.getByRole('button', { name: words('order.againToCart') }).click();
  await expect(guest.panel).toContainText(language === 'ru' ? GANESHA.name : GANESHA.name_en);
  expect(await guest.unitsOf(GANESHA.id)).toBe(1);

  const office = await openStaff('operator');
  await office.goto('/admin-panel/orders?feedback=true');
  const listed = office.getByRole('main').locator(`a[href*="${CERTIFIED_ORDER}"]`).filter({ visible: true });
  await expect(listed.first()).toBeVisible();
  await office.goto(`/admin-panel/orders/${CERTIFIED_ORDER}`);
  await expect(office.getByText('Хор был тихим')).toBeVisible();
  await expect(office.getByText(words('staffOrders.feedbackPrivate'))).toBeVisible();
});

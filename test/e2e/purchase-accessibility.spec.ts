import { expectNoAxeViolations, expectNoAxeViolationsInAnyColours } from './support/accessibility.ts';
import { GANESHA, NEXT_LOOK, transfer } from './support/customer.ts';
import { expect, test } from './support/test.ts';

test('no screen from the cart to the paid order has an accessibility violation, light or dark', async ({ page, api, guest }) => {
  await page.clock.install();
  await page.goto('/');
  await guest.openCart();
  await expectNoAxeViolationsInAnyColours(page);
  await page.keyboard.press('Escape');
  await guest.addRitual(GANESHA);
  await guest.addIntentions('special-intention-health-sleep');
  await guest.openCart();
  await guest.payButton().click();
  await expect(guest.panel.getByText(guest.words('cart.emailRequired'))).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
  await guest.fillContact();
  await guest.payButton().click();
  await expect(guest.method('common.method.crypto')).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
  await guest.method('common.method.crypto').click();
  await expect(guest.coin('Bitcoin')).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
  await guest.coin('Ethereum').click();
  await expect(page.getByRole('img', { name: guest.words('payment.qr') })).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);

  const { orderId, paymentId } = await guest.paymentUnderWay();
  await transfer(api, paymentId, { amount: '0.01' });
  await page.goto(`/checkout/${orderId}`);
  await expect(guest.status('payment.statusPartial')).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
  await transfer(api, paymentId, { confirmations: 0 });
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('payment.statusConfirming')).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
  // Moves no coins, and confirms those that came.
  await transfer(api, paymentId, { amount: '0' });
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('payment.success')).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
  await page.goto(`/order/${orderId}`);
  await expect(guest.status('common.state.paid')).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
});

test('no page of the sandbox has an accessibility violation, light or dark', async ({ page, guest }) => {
  await page.goto('/ptest22');
  await page.getByRole('button', { name: guest.words('sandbox.createOrder') }).click();
  await page.getByRole('button', { name: guest.words('sandbox.openPayment', { coin: 'BTC' }) }).click();
  await expect(page.getByRole('button', { name: guest.words('sandbox.move.whole') })).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
  await page.getByRole('button', { name: guest.words('sandbox.move.whole') }).click();
  await expect(page.getByRole('log')).toContainText('completed');
  await page.goto('/pdebug22');
  await expect(page.getByText('bench@example.com').first()).toBeVisible();
  await expectNoAxeViolationsInAnyColours(page);
});

test.describe('an order that is not there', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('shows that it is not found, without an accessibility violation', async ({ page, guest }) => {
    await page.goto('/order/00000000-0000-4000-8000-000000000000');
    await expect(page.getByRole('heading', { name: guest.words('order.notFound') })).toBeVisible();
    await expectNoAxeViolations(page);
  });
});

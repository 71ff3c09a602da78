import type { Locator } from '@playwright/test';
import { Customer, GANESHA, NEXT_LOOK, SARASWATI, transfer } from './support/customer.ts';
import { expect, test } from './support/test.ts';

interface Order {
  readonly status: string;
  readonly total: number;
  readonly items: readonly { readonly name: string; readonly name_en: string }[];
}

const WISHES = ['special-intention-health-sleep', 'special-intention-vastu-harmony'];

for (const { coin, name, tag } of [
  { coin: 'BTC', name: 'Bitcoin', tag: '@desktop' },
  { coin: 'USDT_TRC20', name: 'USDT TRC-20', tag: '@mobile' },
])
  test(`a guest buys two rituals and two intentions and pays in ${coin}`, { tag }, async ({ page, api, guest }) => {
    await page.clock.install();
    await page.goto('/');
    await guest.addRitual(GANESHA);
    await guest.addRitual(SARASWATI);
    await guest.addIntentions(...WISHES);
    await guest.checkOut();
    await guest.payWith(name);
    const { orderId, paymentId } = await guest.paymentUnderWay();
    const asked = await guest.readPayment(api);
    expect(asked.currency).toBe(coin);
    await expect(guest.address()).toHaveText(asked.address);

    await transfer(api, paymentId);
    await page.clock.fastForward(NEXT_LOOK);
    await expect(guest.status('payment.success')).toBeVisible();
    await page.getByRole('link', { name: guest.words('payment.openOrder') }).click();
    await expect(guest.status('common.state.paid')).toBeVisible();

    const { body: order } = await api.get<Order>(`/api/orders/${orderId}`);
    expect([order.total, order.items.length]).toEqual([300 + 350 + 480 + 480, 4]);
    for (const item of order.items) await expect(page.getByRole('main').getByText(guest.nameOf(item))).toBeVisible();
    await expect(guest.cartLink()).toHaveAccessibleName(guest.words('cart.openEmpty'));
  });

test('the way back leads one screen back, to the cart, and neither it nor a reload changes the payment', async ({
  page,
  api,
  guest,
}) => {
  await guest.orderGanesha();
  await guest.payWith('Bitcoin');
  // What a payer needs beside the address is seen without scrolling.
  for (const part of [page.getByRole('timer'), page.getByRole('button', { name: guest.words('payment.sent') })])
    await expect(part).toBeInViewport({ ratio: 1 });
  const payment = await guest.paymentUnderWay();
  const { address, expiresAt } = await guest.readPayment(api);
  await page.goBack();
  await expect(guest.coin('Ethereum')).toBeVisible();
  await page.goBack();
  await expect(guest.method('common.method.crypto')).toBeVisible();
  await page.goBack();
  await expect(guest.payButton()).toBeVisible();
  await page.goBack();
  await expect(guest.panel).toBeHidden();
  await guest.cartLink().click();
  await expect(guest.address()).toHaveText(address);
  await page.reload();
  await expect(guest.address()).toHaveText(address);
  await page.goBack();
  await guest.coin('Bitcoin').click();
  await expect(guest.address()).toHaveText(address);
  expect(await guest.paymentUnderWay()).toMatchObject(payment);
  expect((await guest.readPayment(api)).expiresAt).toBe(expiresAt);

  await page.goto(`/checkout/${payment.orderId}`);
  await expect(guest.address()).toHaveText(address);
  await page.goBack();
  await expect(guest.coin('Ethereum')).toBeVisible();
  await page.goBack();
  await expect(guest.method('common.method.crypto')).toBeVisible();
});

test('an order is paid although the browser is closed when the money arrives and no notice reaches the shop', {
  tag: '@desktop',
}, async ({ page, context, api, guest }) => {
  await guest.orderGanesha();
  await guest.payWith('Bitcoin');
  const { orderId, paymentId } = await guest.paymentUnderWay();
  await page.close();
  await transfer(api, paymentId, { notify: false });
  const readStatus = async () => (await api.get<Order>(`/api/orders/${orderId}`)).body.status;
  await expect.poll(readStatus, { timeout: 120_000 }).toBe('paid');

  const later = new Customer(await context.newPage(), guest.language);
  await later.page.goto('/');
  await later.cartLink().click();
  await expect(later.status('payment.success')).toBeVisible();
});

test.describe('when prices have changed', () => {
  // The account page asks who is signed in. For a guest the answer is 401, which browsers write into their console.
  test.use({ expectedErrors: /status of (401|409)/ });

  test('the cart is kept and shows the new price', { tag: '@mobile' }, async ({ page, guest }) => {
    await page.goto('/');
    await guest.addRitual(GANESHA);
    const services = /\/api\/services\?/;
    await page.route(services, async (route) => {
      const current: object[] = await (await route.fetch()).json();
      await route.fulfill({ json: current.map((service) => ({ ...service, price: 250 })) });
    });
    // Into the home page the server writes the prices; here the browser asks for them, and believes 250 dollars.
    await page.goto('/user-profile');
    await guest.openCart();
    await expect(guest.payButton()).toContainText('250');
    await page.unroute(services);
    await guest.fillContact();
    await guest.payButton().click();
    await guest.method('common.method.crypto').click();
    await guest.coin('Bitcoin').click();
    await expect(guest.panel.getByRole('alert')).toContainText('300');
    await expect(guest.payButton()).toContainText('300');
    await guest.payButton().click();
    await guest.payWith('Bitcoin');
  });
});

test('the keyboard alone leads from the cart to the payment address', { tag: '@desktop' }, async ({ page, guest }) => {
  const tabTo = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard does not reach it');
  };
  await page.goto('/');
  await guest.addRitual(GANESHA);
  await page.goto('/');
  await expect(guest.cartLink()).toHaveText('1');
  await tabTo(guest.cartLink());
  await page.keyboard.press('Enter');
  await tabTo(guest.panel.getByLabel(guest.words('common.fullName')));
  await page.keyboard.type('Anna');
  await page.keyboard.press('Enter');
  await expect(guest.panel.getByLabel(guest.words('frame.email'))).toBeFocused();
  await page.keyboard.type('anna@example.com');
  await page.keyboard.press('Enter');
  await tabTo(guest.method('common.method.crypto'));
  await page.keyboard.press('Enter');
  await tabTo(guest.coin('Bitcoin'));
  await page.keyboard.press('Enter');
  await tabTo(guest.copyAddress());
  await page.keyboard.press('Escape');
  await expect(guest.panel).toBeHidden();
  await expect(guest.cartLink()).toBeFocused();
});

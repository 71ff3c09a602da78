import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/accessibility.ts';
import type { Api } from './support/api.ts';
import { Customer, NEXT_LOOK, type PaymentUnderWay, type Ritual } from './support/customer.ts';
import { expect, test } from './support/test.ts';
import { languageOf } from './support/words.ts';

interface Order {
  readonly status: string;
  readonly total: number;
  readonly items: readonly { id: string; name: string; name_en: string; duration: number; quantity: number }[];
}

interface Service extends Ritual {
  readonly price: number;
}

const COINS = [
  { coin: 'BTC', name: 'Bitcoin', tag: '@desktop' },
  { coin: 'ETH', name: 'Ethereum', tag: '@mobile' },
  { coin: 'USDT_ERC20', name: 'USDT ERC-20', tag: '@desktop' },
  { coin: 'USDT_TRC20', name: 'USDT TRC-20', tag: '@mobile' },
];
const WISHES = ['special-intention-health-sleep', 'special-intention-vastu-harmony'];
const readOrder = async (api: Api, { orderId }: PaymentUnderWay) => (await api.get<Order>(`/api/orders/${orderId}`)).body;
const transfer = (api: Api, { paymentId }: PaymentUnderWay, what: object = {}) =>
  api.post(`/api/sandbox/crypto/payments/${paymentId}/transfers`, what);

async function ritual(api: Api, id: string): Promise<Service> {
  const { body: services } = await api.get<Service[]>('/api/services');
  const found = services.find((service) => service.id === id);
  if (!found) throw new Error(`There is no ritual ${id}`);
  return found;
}

/** Puts one ritual into the cart of a guest on the home page. */
async function guestWithRitual(page: Page, api: Api, locale: string | undefined): Promise<Customer> {
  const guest = new Customer(page, languageOf(locale));
  await page.goto('/');
  await guest.addRitual(await ritual(api, 'ganesha'));
  return guest;
}

for (const { coin, name, tag } of COINS) {
  test(`a guest buys two rituals and two intentions and pays in ${coin}`, { tag }, async ({ page, api, guest }) => {
    await page.clock.install();
    await page.goto('/');
    await guest.addRitual(await ritual(api, 'ganesha'));
    await guest.addRitual(await ritual(api, 'saraswati'));
    await guest.addIntentions(...WISHES);
    await guest.checkOut();
    await guest.payWith(name);
    const payment = await guest.paymentUnderWay();
    const { body: asked } = await api.get<{ address: string; currency: string }>(
      `/api/crypto/payment/${payment.paymentId}/status`,
    );
    expect(asked.currency).toBe(coin);
    await expect(guest.address()).toHaveText(asked.address);

    await transfer(api, payment);
    await page.clock.fastForward(NEXT_LOOK);
    await expect(guest.status('payment.success')).toBeVisible();
    await page.getByRole('link', { name: guest.words('payment.openOrder') }).click();
    await expect(guest.status('common.state.paid')).toBeVisible();

    const order = await readOrder(api, payment);
    expect(order).toMatchObject({ status: 'paid', total: 300 + 350 + 480 + 480 });
    for (const item of order.items) {
      await expect(page.getByRole('main').getByText(guest.language === 'ru' ? item.name : item.name_en)).toBeVisible();
    }
    await expect(guest.cartLink()).toHaveAccessibleName(guest.language === 'ru' ? 'Корзина пуста' : 'Cart, empty');
  });
}

test('a month beside three months of the same ritual is a line of its own, and both are ordered', async ({
  page,
  api,
  locale,
}) => {
  const guest = await guestWithRitual(page, api, locale);
  const lines = guest.panel.getByRole('list', { name: guest.words('cart.items') }).getByRole('listitem');
  await page.clock.install();
  await guest.openCart();
  for (const _ of ['two months', 'three months']) await lines.getByRole('button', { name: guest.words('home.longer') }).click();
  await page.goBack();
  await guest.addRitual(await ritual(api, 'ganesha'));
  await guest.openCart();
  await expect(lines).toHaveCount(2);
  for (const [place, length] of [/^(3 месяца|3 months)$/, /^(1 месяц|1 month)$/].entries())
    await expect(lines.nth(place).getByText(length)).toBeVisible();
  await expectNoAxeViolations(page);
  await guest.fillContact();
  await guest.payButton().click();
  await guest.payWith('Bitcoin');
  const payment = await guest.paymentUnderWay();
  await transfer(api, payment);
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('payment.success')).toBeVisible();
  const order = await readOrder(api, payment);
  expect(order.items.map(({ duration, quantity }) => [duration, quantity])).toEqual([
    [12, 1],
    [4, 1],
  ]);
  expect(await guest.unitsOf('ganesha')).toBe(0);
});

test('an order is paid although the browser is closed when the money arrives and no notice reaches the shop', {
  tag: '@desktop',
}, async ({ page, context, api, locale }) => {
  const guest = await guestWithRitual(page, api, locale);
  await guest.checkOut();
  await guest.payWith('Bitcoin');
  const payment = await guest.paymentUnderWay();
  await page.close();
  await transfer(api, payment, { notify: false });
  await expect.poll(async () => (await readOrder(api, payment)).status, { timeout: 120_000 }).toBe('paid');

  const later = new Customer(await context.newPage(), guest.language);
  await later.page.goto('/');
  await later.cartLink().click();
  await expect(later.status('payment.success')).toBeVisible();
  await later.page.goto(`/order/${payment.orderId}`);
  await expect(later.status('common.state.paid')).toBeVisible();
});

test('a reload goes on with the same payment, and so does the checkout page of the order', { tag: '@mobile' }, async ({
  page,
  api,
  locale,
}) => {
  const guest = await guestWithRitual(page, api, locale);
  await guest.checkOut();
  await guest.payWith('USDT TRC-20');
  const payment = await guest.paymentUnderWay();
  const address = await guest.address().innerText();
  await page.reload();
  await expect(guest.address()).toHaveText(address);
  expect(await guest.paymentUnderWay()).toMatchObject(payment);
  await page.goto(`/checkout/${payment.orderId}`);
  await expect(guest.address()).toHaveText(address);
});

test('the way back leads one screen back, to the cart, and the address stays the same', async ({ page, api, locale }) => {
  const guest = await guestWithRitual(page, api, locale);
  await guest.checkOut();
  await guest.payWith('Bitcoin');
  // What a payer needs beside the address is seen without scrolling.
  for (const part of [page.getByRole('timer'), page.getByRole('button', { name: guest.words('payment.sent') })])
    await expect(part).toBeInViewport({ ratio: 1 });
  const address = await guest.address().innerText();
  const { expiresAt } = await guest.readPayment(api);
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
  expect((await guest.readPayment(api)).expiresAt).toBe(expiresAt);

  const { orderId } = await guest.paymentUnderWay();
  await page.goto(`/checkout/${orderId}`);
  await expect(guest.address()).toHaveText(address);
  await page.goBack();
  await expect(guest.coin('Ethereum')).toBeVisible();
  await page.goBack();
  await expect(guest.method('common.method.crypto')).toBeVisible();
});

test('typed contact data are still there after a reload, and the way back closes the cart', { tag: '@desktop' }, async ({
  page,
  api,
  locale,
}) => {
  const guest = await guestWithRitual(page, api, locale);
  await guest.openCart();
  await guest.fillContact('Анна', 'anna@');
  await page.reload();
  await expect(guest.panel.getByLabel(guest.words('common.fullName'))).toHaveValue('Анна');
  await expect(guest.panel.getByLabel(guest.words('frame.email'))).toHaveValue('anna@');
  await page.goBack();
  await expect(guest.panel).toBeHidden();
});

test.describe('when prices have changed', () => {
  // The account page asks who is signed in. For a guest the answer is 401, which browsers write into their console.
  test.use({ expectedErrors: [/status of (401|409)/] });

  test('the cart is kept and shows the new price', { tag: '@mobile' }, async ({ page, api, locale }) => {
    const guest = await guestWithRitual(page, api, locale);
    const services = /\/api\/services\?/;
    await page.route(services, async (route) => {
      const current: Service[] = await (await route.fetch()).json();
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

test('the card checkout opens in its own tab, and the order is paid there', { tag: '@desktop' }, async ({
  page,
  context,
  api,
  locale,
}) => {
  const guest = await guestWithRitual(page, api, locale);
  await page.clock.install();
  await guest.checkOut();
  const opened = context.waitForEvent('page');
  await guest.method('common.method.card').click();
  const card = await opened;
  await card.waitForURL(/\/ptest22/);
  const { orderId } = await guest.paymentUnderWay();
  await expect(card.getByRole('textbox', { name: guest.words('sandbox.orderId') })).toHaveValue(orderId);
  await card.getByRole('button', { name: guest.words('sandbox.payCard') }).click();
  await expect(card.getByRole('log')).toContainText('paid');
  await card.close();
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('payment.success')).toBeVisible();
});

test('the keyboard alone leads from the cart to the payment address', { tag: '@desktop' }, async ({ page, api, locale }) => {
  const guest = await guestWithRitual(page, api, locale);
  const tabTo = async (target: ReturnType<Page['locator']>) => {
    await expect(target).toBeVisible();
    for (let presses = 0; presses < 80; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error('The keyboard does not reach it');
  };
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

import { Customer, GANESHA, NEXT_LOOK, SARASWATI, transfer } from './support/customer.ts';
import { expect, test } from './support/test.ts';

test('Bitcoin, back, Ethereum, then money to the Bitcoin address: every screen says paid, and nobody is asked again', async ({
  page,
  context,
  api,
  guest,
}) => {
  await page.clock.install();
  await guest.orderGanesha();
  await guest.payWith('Bitcoin');
  const bitcoin = await guest.paymentUnderWay();
  await page.getByRole('button', { name: guest.words('frame.back') }).click();
  await guest.coin('Ethereum').click();
  await expect(guest.address()).toHaveText(/^0x/);

  const elsewhere = new Customer(await context.newPage(), guest.language);
  await elsewhere.page.clock.install();
  await elsewhere.page.goto(`/checkout/${bitcoin.orderId}`);
  await expect(elsewhere.address()).toHaveText(/^0x/);

  await transfer(api, bitcoin.paymentId);
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('payment.success')).toBeVisible();
  await expect(guest.address()).toBeHidden();
  await elsewhere.page.clock.fastForward(NEXT_LOOK);
  await expect(elsewhere.address()).toBeHidden();
  await expect(
    elsewhere.page.getByText(guest.words('payment.success')).or(elsewhere.page.getByText(guest.words('order.alreadyPaid'))),
  ).toBeVisible();

  await page.reload();
  await expect(guest.panel.getByText(guest.words('cart.empty'), { exact: true })).toBeVisible();
  await page.goto('/');
  await guest.addRitual(GANESHA);
  await guest.checkOut();
  await guest.payWith('Ethereum');
  expect((await guest.paymentUnderWay()).orderId).not.toBe(bitcoin.orderId);
});

test('the card checkout opens in its own tab, and an order that is paid there shows no address on the screen of a coin', async ({
  page,
  context,
  guest,
}) => {
  await page.clock.install();
  await guest.orderGanesha();
  const opened = context.waitForEvent('page');
  await guest.method('common.method.card').click();
  const card = await opened;
  await card.waitForURL(/\/ptest22/);
  await page.getByRole('button', { name: guest.words('payment.otherMethod') }).click();
  await guest.payWith('Bitcoin');
  const { orderId } = await guest.paymentUnderWay();
  await expect(card.getByRole('textbox', { name: guest.words('sandbox.orderId') })).toHaveValue(orderId);
  await card.getByRole('button', { name: guest.words('sandbox.payCard') }).click();
  await expect(card.getByRole('log')).toContainText('paid');
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('payment.success')).toBeVisible();
  await expect(guest.address()).toBeHidden();
});

test('a part that came is remembered when another coin is chosen, and the rest alone is asked for and pays the order', async ({
  page,
  api,
  guest,
}) => {
  await page.clock.install();
  await guest.orderGanesha();
  await guest.payWith('Bitcoin');
  const { orderId, paymentId } = await guest.paymentUnderWay();
  // 120 dollars of 300.
  await transfer(api, paymentId, { amount: '0.002' });
  await guest.page.getByRole('button', { name: guest.words('frame.back') }).click();
  await guest.coin('Ethereum').click();
  await expect(guest.address()).toHaveText(/^0x/);
  const [rest] = (await api.get<{ payments: { id: string; status: string }[] }>(`/api/orders/${orderId}`)).body.payments;
  await page.goto(`/order/${orderId}`);
  await expect(page.getByRole('link', { name: /180/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /300/ })).toHaveCount(0);
  await transfer(api, rest?.id ?? '');
  await page.clock.fastForward(NEXT_LOOK);
  await expect(guest.status('common.state.paid')).toBeVisible();
});

test('a cart that is changed during its payment: the panel says what is paid, and exactly this leaves the cart, or the new cart is paid', async ({
  page,
  api,
  guest,
}) => {
  await page.clock.install();
  await guest.orderGanesha();
  await guest.payWith('Bitcoin');
  const first = await guest.paymentUnderWay();
  await page.keyboard.press('Escape');
  await guest.addRitual(SARASWATI);
  await guest.cartLink().click();
  const told = guest.panel.getByRole('region', { name: guest.words('cart.paidOrder') });
  await expect(told).toContainText(/(№|No\.) \d{4,}/);
  await expect(told).toContainText('300');
  await expect(told).toContainText(guest.nameOf(GANESHA));
  await told.getByRole('button').click();
  await guest.payWith('Ethereum');
  const both = await guest.paymentUnderWay();
  expect((await api.get<{ total: number }>(`/api/orders/${both.orderId}`)).body.total).toBe(650);

  // The first order is paid all the same: its ritual leaves the cart, and the other stays.
  await transfer(api, first.paymentId);
  await page.goto(`/order/${first.orderId}`);
  await expect(guest.status('common.state.paid')).toBeVisible();
  await guest.cartLink().click();
  await expect(guest.panel.getByText(guest.nameOf(SARASWATI))).toBeVisible();
  const items = guest.panel.getByRole('list', { name: guest.words('cart.items') });
  await expect(items.getByRole('listitem')).toHaveCount(1);
});

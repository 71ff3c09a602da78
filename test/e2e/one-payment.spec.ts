import { Customer, GANESHA, NEXT_LOOK, transfer } from './support/customer.ts';
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

import type { Locator } from '@playwright/test';
import type { VendorName } from '../support/vendor.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { Customer, NEXT_LOOK } from './support/customer.ts';
import { expect } from './support/test.ts';
import { vendorTest } from './support/vendor-test.ts';
import type { Language } from './support/words.ts';

/** Each gateway in each language. `make torture` tells every story with each of them, `make test` one story once. */
const ALL: readonly (readonly [VendorName, Language])[] = [
  ['nowpayments', 'ru'],
  ['nowpayments', 'en'],
  ['btcpay', 'ru'],
  ['btcpay', 'en'],
];
const tests = { nowpayments: vendorTest('nowpayments'), btcpay: vendorTest('btcpay') };
const full = { tag: '@full' };

for (const [gateway, language] of ALL) {
  const test = tests[gateway];
  test.describe(`at the stand-in of ${gateway}, ${language === 'ru' ? 'Russian' : 'English'}:`, () => {
    test(
      'an amount whose time is up is quoted anew, a part is kept, and the rest alone is asked for and pays',
      gateway === 'nowpayments' && language === 'ru' ? {} : full,
      async ({ page, vendor }) => {
        const guest = new Customer(page, language);
        await page.clock.install();
        await guest.orderGanesha();
        vendor.quoteForSeconds(10);
        await guest.payWith('Bitcoin');
        const first = await guest.address().innerText();
        vendor.quoteForSeconds(1200);
        await untilShown(guest, guest.status('payment.statusExpired'));
        await page.getByRole('button', { name: guest.words('payment.startAgain') }).click();
        await expect(guest.address()).toBeVisible();
        const second = await guest.address().innerText();
        expect(second).not.toBe(first);

        vendor.arrive(second, '0.002');
        await untilShown(guest, guest.status('payment.statusPartial'));
        await expectNoAxeViolations(page);
        // One gateway makes a payment of its own for the rest; the other takes it at the same address.
        if (gateway === 'nowpayments') {
          await expect(page.getByRole('status').getByText(/120.*300.*180/)).toBeVisible();
          await page.getByRole('button', { name: /180/ }).click();
        }
        await expect(guest.address()).toBeVisible();
        vendor.arrive(await guest.address().innerText(), '0.003');
        await untilShown(guest, guest.status('payment.success'));
        await page.getByRole('link', { name: guest.words('payment.openOrder') }).click();
        await expect(guest.status('common.state.paid')).toBeVisible();
      },
    );

    test('too much money that comes too late pays all the same, and is recorded as both', full, async ({ page, api, vendor }) => {
      const guest = new Customer(page, language);
      await page.clock.install();
      await guest.orderGanesha();
      vendor.quoteForSeconds(10);
      await guest.payWith('Bitcoin');
      const { paymentId } = await guest.paymentUnderWay();
      const address = await guest.address().innerText();
      await untilShown(guest, guest.status('payment.statusExpired'));
      vendor.arrive(address, '0.0075');
      await untilShown(guest, guest.status('payment.success'));
      const { body } = await api.get(`/api/crypto/payment/${paymentId}/status`);
      expect(body).toMatchObject({ receivedAmount: '0.00750000', late: true, overpaid: true });
      await expectNoAxeViolations(page);
      await page.getByRole('link', { name: guest.words('payment.openOrder') }).click();
      await expect(guest.status('common.state.paid')).toBeVisible();
    });
  });
}

/** Lets the page ask for the payment again and again until it shows this. */
async function untilShown({ page }: Customer, told: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(NEXT_LOOK);
    await expect(told).toBeVisible({ timeout: 1000 });
  }).toPass();
}

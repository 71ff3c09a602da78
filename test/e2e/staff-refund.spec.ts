import type { Page } from '@playwright/test';
import { formatPrice } from '../../src/kernel/format.ts';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { createApi } from './support/api.ts';
import { freshEmail } from './support/customer.ts';
import { giveBack } from './support/office-work.ts';
import { buyOneRitual, payOneRitual } from './support/own-order.ts';
import { expect, test } from './support/test.ts';
import { type Language, wordsIn } from './support/words.ts';

// Browsers write into their console that a guest is told 401, and somebody without a second factor 403.
test.use({ expectedErrors: [/status of 40[13]/] });

test('an administrator gives a part back without being asked, and the rest or the whole by cancelling; the client reads of it', async ({
  page,
  api,
  words,
  openStaff,
  language,
}) => {
  const email = freshEmail();
  const { id: inParts, own } = await buyOneRitual(page, api, email);
  const atOnce = await payOneRitual(own, email, 'О здоровье');
  const office = await openStaff('administrator');
  const refundsOf = async (id: string) => {
    const { body } = await createApi(office.request).get<{ refunds: { amount: number }[] }>(`/api/admin/orders/${id}/refunds`);
    return body.refunds.map(({ amount }) => amount).toSorted();
  };

  await office.goto(`/admin-panel/orders/${inParts}`);
  await office.getByRole('button', { name: words('staffMoney.refundOrder'), exact: true }).click();
  await giveBack(office, language, { amount: '120', isPart: true });
  await expect(office.getByText(words('staffMoney.canGoBack'))).toBeVisible();
  await expectBooks(office, language);
  for (const { id, amount } of [
    { id: inParts, amount: '180' },
    { id: atOnce, amount: '300' },
  ]) {
    await office.goto(`/admin-panel/orders/${id}`);
    await office.getByRole('button', { name: words('staffOrders.cancel') }).click();
    await giveBack(office, language, { amount, isPart: false });
    await expect(office.getByText(words('staffMoney.canGoBack'))).toHaveCount(0);
  }
  expect([await refundsOf(inParts), await refundsOf(atOnce)]).toEqual([[120, 180], [300]]);

  await page.goto(`/order/${inParts}`);
  await expect(page.getByText(words('order.refund.agreed'))).toBeVisible();
});

/** Of 300 dollars that came, 120 are on their way back: the order's page says so in sums and by line, and what the client reads of it. */
async function expectBooks(office: Page, language: Language): Promise<void> {
  const words = wordsIn(language);
  const books = office.getByRole('region', { name: words('staff.money') });
  const sumOf = (word: 'staffMoney.booksUnderWay' | 'staffMoney.booksKept') =>
    books.getByRole('listitem').filter({ hasText: words(word) });
  await expect(sumOf('staffMoney.booksUnderWay')).toContainText(formatPrice(120, language));
  await expect(sumOf('staffMoney.booksKept')).toContainText(formatPrice(180, language));
  for (const [table, sum] of [
    ['staffMoney.cameTitle', 300],
    ['staffRefunds.money', 120],
  ] as const)
    await expect(books.getByRole('table', { name: words(table) }).getByRole('row')).toContainText([
      '',
      formatPrice(sum, language),
    ]);
  await expect(office.getByRole('region', { name: words('staffMoney.clientSees') })).toContainText(words('order.refund.agreed'));
  await expectNoAxeViolations(office);
}

import { expectNoAxeViolations } from './support/accessibility.ts';
import { expectNothingPersonalKept, freshEmail } from './support/customer.ts';
import { buyOneRitual, dayFromNow } from './support/own-order.ts';
import { expect, test } from './support/test.ts';

// Browsers write into their console that a guest is told 401, and a customer without a plan 404.
test.use({ expectedErrors: /status of 401|status of 404 .*ritual-plans/ });

test('who deletes the account decides about paid rituals first, leaves nothing in the browser, and proves the mailbox to ask for the money later', async ({
  page,
  api,
  guest,
  words,
  language,
}) => {
  const email = freshEmail();
  const { id, own } = await buyOneRitual(page, api, email);
  await own.post('/api/ritual-plans', { startDate: dayFromNow(40), specialWishes: '', participants: '' });
  await page.goto(`/${language}/user-profile`);
  await guest.createProfile({ firstName: 'Анна', lastName: 'Иванова' });

  await page.getByRole('button', { name: words('account.delete'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: words('account.leaveOpen') })).toContainText('300');
  await expect(dialog.getByRole('button', { name: words('account.deleteForGood') })).toBeHidden();
  await dialog.getByRole('radio', { name: new RegExp(`^${words('account.leavePerform')}`) }).check();
  await dialog.getByRole('button', { name: words('account.deleteForGood') }).click();
  await expect(dialog.getByText(words('account.deleteLacksWord', { word: words('account.deleteWord') }))).toBeVisible();
  await dialog.getByLabel(words('account.deleteTyped', { word: words('account.deleteWord') })).fill(words('account.deleteWord'));
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: words('account.deleteForGood') }).click();
  await expect(page.getByRole('heading', { name: words('account.signIn') })).toBeVisible();
  await expectNothingPersonalKept(page, [email, 'Анна', 'Иванова']);

  await page.goto(`/${language}/order/${id}`);
  const deletedCard = page.getByRole('region', { name: words('order.accountDeleted') });
  await expect(deletedCard).toContainText(words('order.accountDeletedKept'));
  await expectNoAxeViolations(page);
  await deletedCard.getByRole('link', { name: words('order.accountDeletedSignIn') }).click();
  await guest.signIn(api, email);
  await expect(page.getByRole('heading', { name: words('account.createProfile') })).toBeVisible();
  await page.goto(`/${language}/order/${id}`);
  await deletedCard.getByRole('button', { name: words('order.accountDeletedAsk') }).click();
  await expect(page.getByText(words('order.refund.asked'))).toBeVisible();
});

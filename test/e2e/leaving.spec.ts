import { expectNoAxeViolations } from './support/accessibility.ts';
import { Customer, freshEmail } from './support/customer.ts';
import { buyOneRitual, dayFromNow } from './support/own-order.ts';
import { expect, test } from './support/test.ts';
import { languageOf, wordsIn } from './support/words.ts';

// Browsers write into their console that a guest is told 401, and a customer without a plan 404.
test.use({ expectedErrors: [/status of 401|status of 404 .*ritual-plans/] });

test('who deletes the account decides about paid rituals first, and proves the mailbox to ask for the money later', async ({
  page,
  api,
  locale,
}) => {
  const language = languageOf(locale);
  const t = wordsIn(language);
  const customer = new Customer(page, language);
  const email = freshEmail();
  const { id, own } = await buyOneRitual(page, api, email);
  await own.post('/api/ritual-plans', { startDate: dayFromNow(40), specialWishes: '', participants: '' });
  await page.goto(`/${language}/user-profile`);
  await customer.createProfile(
    language === 'ru' ? { firstName: 'Анна', lastName: 'Иванова' } : { firstName: 'Anna', lastName: 'Ivanova' },
  );

  await page.getByRole('button', { name: t('account.delete'), exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('region', { name: t('account.leaveOpen') })).toContainText('300');
  await expect(dialog.getByRole('button', { name: t('account.deleteForGood') })).toBeHidden();
  await dialog.getByRole('radio', { name: new RegExp(`^${t('account.leavePerform')}`) }).check();
  await dialog.getByLabel(t('account.deleteTyped', { word: t('account.deleteWord') })).fill(t('account.deleteWord'));
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: t('account.deleteForGood') }).click();
  await expect(page.getByRole('heading', { name: t('account.signIn') })).toBeVisible();

  await page.goto(`/${language}/order/${id}`);
  const left = page.getByRole('region', { name: t('order.left') });
  await expect(left).toContainText(t('order.leftKept'));
  await expectNoAxeViolations(page);
  await left.getByRole('link', { name: t('order.leftSignIn') }).click();
  await customer.signIn(api, email);
  await expect(page.getByRole('heading', { name: t('account.createProfile') })).toBeVisible();
  await page.goto(`/${language}/order/${id}`);
  await left.getByRole('button', { name: t('order.leftAsk') }).click();
  await expect(page.getByText(t('order.refund.asked'))).toBeVisible();
});

import { expectNoAxeViolations } from './support/accessibility.ts';
import { freshEmail } from './support/customer.ts';
import { buyOneRitual, dayFromNow } from './support/own-order.ts';
import { expect, test } from './support/test.ts';
import { expectToFitAnyWindow } from './support/window-widths.ts';

// Browsers write into their console that a guest is told 401, a customer without a plan 404, and a link that has ended 404.
test.use({ expectedErrors: /status of 401|status of 404 .*(ritual-plans|invitations)/ });

test('a relative is invited, gives own data by the link, confirms their line, changes it, and takes all back; a second one declines', async ({
  page,
  api,
  openBrowser,
  words,
  language,
}) => {
  const { own } = await buyOneRitual(page, api, freshEmail());
  await own.post('/api/customer-profiles', { firstName: 'Анна', lastName: 'Иванова' });
  await own.post('/api/ritual-plans', { startDate: dayFromNow(40), specialWishes: '', participants: '' });
  await page.goto(`/${language}/user-profile#people`);
  const dialog = page.getByRole('dialog');
  const invite = async (label: string) => {
    await page.getByRole('button', { name: words('people.invite') }).click();
    await dialog.getByLabel(words('people.label')).fill(label);
    await dialog.getByLabel(words('people.note')).fill('Мама, это за твоё здоровье.');
    await expectNoAxeViolations(page);
    await dialog.getByRole('button', { name: words('people.makeLink') }).click();
    const link = (await dialog.getByText(/invitation#/).textContent()) ?? '';
    await dialog.getByRole('button', { name: words('frame.close') }).click();
    return link;
  };
  const mother = await invite('мама');
  const cousin = await invite('кузен');

  const guest = await openBrowser();
  await guest.goto(cousin);
  await expect(guest.getByRole('heading', { name: words('people.asks', { name: 'Анна И.' }) })).toBeVisible();
  await guest.getByRole('button', { name: words('people.decline') }).click();
  await expect(guest.getByRole('heading', { name: words('people.declinedTitle') })).toBeVisible();

  // A link that differs in its hash alone would not load the page anew.
  await guest.goto('about:blank');
  await guest.goto(mother);
  await guest.getByLabel(words('people.name')).fill('Вера Канарейкина');
  await guest.getByLabel(words('account.field.birthDate')).fill('19111958');
  await guest.getByRole('button', { name: words('people.agree') }).click();
  await expect(guest.getByText(words('people.guestConsentNeeded'))).toBeVisible();
  await expectNoAxeViolations(guest);
  await expectToFitAnyWindow(guest);
  await guest.getByRole('checkbox', { name: words('people.guestConsent', { name: 'Анна И.' }) }).check();
  await guest.getByRole('button', { name: words('people.agree') }).click();
  await expect(guest.getByRole('heading', { name: words('people.youTakePart') })).toBeVisible();
  await expect(guest.getByText('Вера Канарейкина')).toBeVisible();
  // The link of the invitation is used up: the page goes on under the personal link.
  expect(guest.url()).not.toBe(mother);
  await guest.getByRole('button', { name: words('sankalpa.confirm') }).click();
  await expect(guest.getByText(words('people.line.confirmed'))).toBeVisible();
  await expectNoAxeViolations(guest);
  await expectToFitAnyWindow(guest);
  await guest.getByRole('button', { name: words('people.changeDetails') }).click();
  await guest.getByLabel(words('people.name')).fill('Вера Соловьёва');
  await guest.getByRole('button', { name: words('common.save') }).click();
  await expect(guest.getByText(words('people.guestConsentNeeded'))).toBeVisible();
  await guest.getByRole('checkbox', { name: words('people.guestConsent', { name: 'Анна И.' }) }).check();
  await guest.getByRole('button', { name: words('common.save') }).click();
  await expect(guest.getByText(words('people.line.changed'))).toBeVisible();

  await page.reload();
  await expect(page.getByText(words('people.state.ready'), { exact: true })).toBeVisible();
  await expect(page.getByText(words('people.state.declined'), { exact: true })).toBeVisible();
  await expect(page.getByText(/Канарейкина|Соловьёва/)).toHaveCount(0);
  await expectNoAxeViolations(page);

  await guest.getByRole('button', { name: words('people.takeBack') }).click();
  await expectNoAxeViolations(guest);
  await guest.getByRole('button', { name: words('account.withdrawNow') }).click();
  await expect(guest.getByRole('heading', { name: words('people.declinedTitle') })).toBeVisible();
  await page.reload();
  await expect(page.getByText(words('people.state.withdrawn'), { exact: true })).toBeVisible();
});

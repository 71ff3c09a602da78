import { expectNoAxeViolations } from './support/accessibility.ts';
import { freshEmail } from './support/customer.ts';
import { buyOneRitual, dayFromNow } from './support/own-order.ts';
import { expect, test } from './support/test.ts';
import { expectToFitAnyWindow } from './support/window-widths.ts';

// Browsers write into their console that a guest is told 401, a customer without a plan 404, and the later of two devices 412.
test.use({ expectedErrors: /status of 401|status of 404 .*ritual-plans|status of 412 .*participants/ });

test('people of the rituals are records and a text at once, and two devices lose nothing of each other', async ({
  page,
  api,
  words,
  language,
}) => {
  const { own } = await buyOneRitual(page, api, freshEmail());
  const profile = { firstName: 'Анна', lastName: 'Иванова', birthDate: '05.03.1988', birthPlace: 'Казань' };
  await own.post('/api/customer-profiles', { ...profile, birthDataConsent: true, consentVersion: '2026-11-26' });
  const participants = 'Пётр Иванов 11.07.1985';
  await own.post('/api/ritual-plans', { startDate: dayFromNow(40), specialWishes: '', participants });

  await page.goto(`/${language}/user-profile#people`);
  // The page may have been open at another part, and knows nothing of what a program has written since.
  await page.reload();
  await expect(page.getByRole('heading', { name: words('people.title'), level: 1 })).toBeVisible();
  await page.getByRole('button', { name: words('people.addMe') }).click();
  await expect(page.getByRole('heading', { name: 'Анна Иванова' })).toBeVisible();
  await expect(page.getByRole('button', { name: words('people.addMe') })).toBeHidden();

  await page.getByRole('button', { name: `${words('people.makePerson')}: ${participants}` }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(words('account.field.birthDate'))).toHaveValue('11.07.1985');
  await dialog.getByLabel(words('people.relation')).fill('брат');
  await dialog.getByRole('checkbox', { name: words('account.gotraUnknown') }).check();
  await dialog.getByLabel(words('people.readAs')).fill('Пё́тр Ивано́в');
  await dialog.getByRole('checkbox', { name: words('people.consent') }).check();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: words('common.save') }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(words('people.kashyapa'))).toBeVisible();

  await page.getByRole('button', { name: words('people.add'), exact: true }).click();
  await dialog.getByLabel(words('people.name')).fill('Роза');
  await dialog.getByRole('button', { name: words('common.save') }).click();
  await expect(page.getByRole('heading', { name: 'Роза' })).toBeVisible();
  await expectNoAxeViolations(page);
  await expectToFitAnyWindow(page);

  // Another device changes the same record while this one has it open.
  await page.getByRole('button', { name: words('account.change', { name: 'Роза' }) }).click();
  const { body } = await own.get<{ items: { id: string; name: string }[] }>('/api/participants');
  const rose = body.items.find(({ name }) => name === 'Роза');
  const changed = { name: 'Роза', takesPart: true, relation: 'тётя' };
  await page.request.put(`/api/participants/${rose?.id}`, { data: changed, headers: { 'if-match': '"1"' } });
  await dialog.getByLabel(words('people.relation')).fill('соседка');
  await dialog.getByRole('button', { name: words('common.save') }).click();
  await expect(dialog.getByText('тётя')).toBeVisible();
  await dialog.getByRole('button', { name: words('common.save') }).click();
  await expect(page.getByText(/соседка/)).toBeVisible();

  await page.getByRole('button', { name: words('people.takeOffNamed', { name: 'Роза' }) }).click();
  await expect(page.getByRole('region', { name: words('people.inCircle') }).getByRole('heading', { name: 'Роза' })).toBeVisible();
  const plan = await own.get<{ participants: string }>('/api/ritual-plans');
  expect(plan.body.participants).toBe('Пётр Иванов 11.07.1985\nАнна Иванова 05.03.1988');
});

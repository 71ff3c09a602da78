import { expectNoAxeViolations } from './support/accessibility.ts';
import { signInAsStaff } from './support/staff.ts';
import { expect, test } from './support/test.ts';
import { languageOf, wordsIn } from './support/words.ts';

// Browsers write into their console that somebody without a second factor is told 403, and a wrong value 400.
test.use({ expectedErrors: [/status of 40[013]/] });

const RULES = '/admin-panel/content/services/navagraha/days';

test('a visitor reads which days are good for a ritual and why; an editor changes the rules, and the days follow', async ({
  page,
  browser,
  api,
  shop,
  baseURL,
  locale,
}) => {
  const say = wordsIn(languageOf(locale));
  const days = page.getByRole('region', { name: say('days.next') });
  await page.goto('/ritual/navagraha');
  await expect(days.getByRole('listitem').first()).toBeVisible();
  await days.locator('summary').first().click();
  await expect(days.getByRole('heading', { name: say('days.for') }).first()).toBeVisible();
  await expect(days.getByText(say('days.yourClock')).first()).toBeVisible();
  await expectNoAxeViolations(page);

  const office = await (await browser.newContext({ ...(baseURL ? { baseURL } : {}) })).newPage();
  await signInAsStaff({ page: office, api, shop }, 'editor');
  await office.goto(RULES);
  await expect(office.getByRole('heading', { level: 1, name: say('rules.title') })).toBeVisible();
  await office.getByLabel(say('rules.on')).selectOption('vara');
  await office.getByLabel(say('rules.weight')).selectOption('3');
  for (const [place, text] of ['Суббота у огня', 'Saturday by the fire'].entries()) {
    await office
      .getByLabel(new RegExp(`^${say('rules.sentence', { language: '' })}`))
      .nth(place)
      .fill(text);
    await office
      .getByLabel(new RegExp(`^${say('rules.source', { language: '' })}`))
      .nth(place)
      .fill('Custom');
  }
  const add = office.getByRole('button', { name: say('rules.add') });
  await add.click();
  const weekdays = office.getByRole('group', { name: say('rules.values') }).getByRole('checkbox');
  await expect(weekdays.first()).toHaveAttribute('aria-invalid', 'true');
  await weekdays.last().check();
  await add.click();
  await expect(office.getByText(say('rules.saved'), { exact: true })).toBeVisible();
  await expectNoAxeViolations(office);

  await page.reload();
  await expect(days.getByText(/Суббота у огня|Saturday by the fire/).first()).toBeVisible();

  const name = languageOf(locale) === 'ru' ? 'Суббота у огня' : 'Saturday by the fire';
  await office.getByRole('button', { name: say('rules.remove', { text: name }) }).click();
  await expect(office.getByText(name)).toHaveCount(0);
});

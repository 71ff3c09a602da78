import { MARKUP } from '../support/markdown-attacks.ts';
import { freshEmail } from './support/customer.ts';
import { BREAKOUT, test } from './support/hostile-shop.ts';
import { expectNothingForeign, watchDialogs } from './support/nothing-runs.ts';
import { dayFromNow, payOneRitual } from './support/own-order.ts';
import { expect } from './support/test.ts';

// Browsers write refusals into their console: a guest is told 401, a customer without a plan 404, and a picture whose address was an attack
// is found nowhere. Anything else, a broken rule of the content security policy first of all, fails the test.
test.use({ expectedErrors: /status of 401|status of 404 .*(ritual-plans|java%0[9A]script:alert\(1\)|\/&\))/ });

test("hostile articles and rituals run nothing in a reader's browser", async ({ page, request, language }) => {
  const dialogs = watchDialogs(page);
  for (const path of ['', '/articles', '/article/attacks', '/ritual/ganesha']) {
    await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
    await expect(page.getByRole('main')).toContainText('<script>alert(1)</script>');
    await expectNothingForeign(page);
  }
  // After a move inside the shop the browser draws the page, not the server.
  await page.goto(`/${language}/articles`);
  await page.getByRole('main').locator('a[href$="/article/attacks"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(BREAKOUT);
  await expect(page.getByRole('article').first()).toContainText('<plaintext>');
  await expectNothingForeign(page);
  expect(dialogs).toEqual([]);

  for (const path of ['/rss.xml', `/${language}/rss.xml`, '/sitemap.xml']) {
    const xml = await (await request.get(path)).text();
    const broken = await page.evaluate(
      (text) => new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror, script, img')?.outerHTML,
      xml,
    );
    expect([path, broken]).toEqual([path, undefined]);
  }
});

test('a customer whose every word is an attack reads plain text in the account, on the order and in the mail', async ({
  page,
  api,
  guest,
  words,
  language,
}) => {
  const dialogs = watchDialogs(page);
  const email = freshEmail();
  const wishes = MARKUP.join('\n');
  const id = await payOneRitual(api, email, { customerName: `${MARKUP[0]}`, specialInstructions: wishes });
  await page.goto(`/${language}/order/${id}`, { waitUntil: 'networkidle' });
  await expectNothingForeign(page);
  await page.goto('/pdebug22', { waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toContainText(email);
  await expectNothingForeign(page);

  await page.goto(`/${language}/user-profile`);
  await guest.signIn(api, email);
  await expect(page.getByRole('heading', { name: words('account.createProfile') })).toBeVisible();
  const write = async (path: string, data: object) => (await page.request.post(path, { data })).status();
  const word = '<svg onload=alert(1)>';
  const profile = { firstName: word, lastName: word, occupation: BREAKOUT, currentLocation: word, additionalNotes: wishes };
  expect(await write('/api/customer-profiles', profile)).toBe(201);
  const plan = { customerEmail: email, startDate: dayFromNow(40), specialWishes: wishes, participants: '' };
  expect(await write('/api/ritual-plans', plan)).toBe(200);

  await page.reload({ waitUntil: 'networkidle' });
  await expect(page.getByRole('main')).toContainText(word);
  await expectNothingForeign(page);
  await expect(page.getByRole('main')).toContainText(MARKUP[0] ?? '');
  await expectNothingForeign(page);
  expect(dialogs).toEqual([]);
});

import type { CDPSession, Page } from '@playwright/test';
import { freshEmail, GANESHA } from './support/customer.ts';
import { buyOneRitual } from './support/own-order.ts';
import { expect, test } from './support/test.ts';

interface Drawn {
  readonly text: string;
  /** Families, and whether they are the shop's own. */
  readonly faces: readonly { readonly familyName: string; readonly isCustomFont: boolean }[];
}

/** The elements of the page that hold text of their own, with the faces in which the browser has drawn it. */
async function drawnTexts(page: Page, devtools: CDPSession): Promise<readonly Drawn[]> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const MARK = 'data-drawn';
  const texts = await page.evaluate((mark) => {
    const found = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
      (element) =>
        [...element.childNodes].some((node) => node.nodeType === 3 && /\p{L}/u.test(node.nodeValue ?? '')) &&
        element.checkVisibility(),
    );
    for (const [index, element] of found.entries()) element.setAttribute(mark, String(index));
    return found.map((element) => element.innerText);
  }, MARK);
  const { root } = await devtools.send('DOM.getDocument');
  const drawn: Drawn[] = [];
  for (const [index, text] of texts.entries()) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[${MARK}="${index}"]` });
    if (!nodeId) continue;
    const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
    drawn.push({ text, faces: fonts });
  }
  expect(drawn).not.toEqual([]);
  return drawn;
}

const ofTheShop = ({ faces }: Drawn) => faces.some(({ isCustomFont }) => isCustomFont);
const inTwo = ({ faces }: Drawn) => new Set(faces.map(({ familyName }) => familyName)).size > 1;

test('a text stands in one face, whatever files of the faces come late', async ({ page, context, guest }) => {
  const arrival = Promise.withResolvers<void>();
  await context.route(/golos-text-latin-wght|cormorant-signs-wght|cormorant-latin-wght/, (route) =>
    arrival.promise.then(() => route.continue()),
  );
  const devtools = await context.newCDPSession(page);
  // The page's patience ends when the test says so.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-faces', 'awaited');
  await page.clock.runFor(200);
  await expect(page.locator('html')).toHaveAttribute('data-faces', 'system');
  const first = await drawnTexts(page, devtools);
  expect(first.filter(inTwo)).toEqual([]);
  expect(first.filter(ofTheShop)).toEqual([]);
  arrival.resolve();
  await page.waitForLoadState('load');
  expect((await drawnTexts(page, devtools)).filter(inTwo)).toEqual([]);

  await context.unrouteAll();
  await page.reload({ waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-faces', 'own');
  await page.clock.resume();
  await guest.addRitual(GANESHA);
  const again = await drawnTexts(page, devtools);
  expect(again.filter(inTwo)).toEqual([]);
  expect(again.every(ofTheShop)).toBe(true);
  await guest.checkOut();
  await guest.payWith('Bitcoin');
  await guest.paymentUnderWay();
  const paying = await drawnTexts(page, devtools);
  expect(paying.filter(inTwo)).toEqual([]);
});

test.describe('Sanskrit', () => {
  // Browsers write into their console that a guest is told 401, and a customer without a plan 404.
  test.use({ expectedErrors: /status of 401|status of 404 .*ritual-plans/ });

  test('stands in its own faces, of which a page without it loads nothing', async ({ page, context, api, language }) => {
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    const ofSanskrit = () => paths.filter((path) => /sanskrit|devanagari|latin-ext/.test(path));
    await page.goto('/');
    const { id, own } = await buyOneRitual(page, api, freshEmail());
    await own.post('/api/customer-profiles', { firstName: 'Анна', lastName: 'Иванова' });
    await page.waitForLoadState('networkidle');
    expect(ofSanskrit()).toEqual([]);

    await page.goto(`/${language}/sankalpa/${id}/0`);
    const devanagari = page.locator('[lang=sa-Deva]');
    await expect(devanagari.first()).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('20px "Noto Sans Devanagari"', 'अ'))).toBe(true);
    const drawn = await drawnTexts(page, await context.newCDPSession(page));
    const families = (letters: RegExp) =>
      new Set(drawn.filter(({ text }) => letters.test(text)).flatMap(({ faces }) => faces.map(({ familyName }) => familyName)));
    expect(families(/^\p{Script=Devanagari}/u)).toEqual(new Set(['Noto Sans Devanagari']));
    // The name in the files of Cormorant, of whatever weight.
    expect(families(/[āṃṣṇ]/)).toEqual(new Set(['Cormorant Light']));
  });
});

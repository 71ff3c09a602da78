import type { CDPSession, Page } from '@playwright/test';
import { Customer } from './support/customer.ts';
import { expect, test } from './support/test.ts';
import { languageOf } from './support/words.ts';

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
  return drawn;
}

const ofTheShop = ({ faces }: Drawn) => faces.some(({ isCustomFont }) => isCustomFont);
const inTwo = ({ faces }: Drawn) => new Set(faces.map(({ familyName }) => familyName)).size > 1;

test('a text stands in one face, whatever files of the faces come late', async ({ page, context, locale }) => {
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
  const guest = new Customer(page, languageOf(locale));
  await guest.addRitual({ id: 'ganesha', name: 'Ганеша-яга', name_en: 'Ganesha Yagya' });
  const again = await drawnTexts(page, devtools);
  expect(again.filter(inTwo)).toEqual([]);
  expect(again.every(ofTheShop)).toBe(true);
  await guest.checkOut();
  await guest.payWith('Bitcoin');
  await guest.paymentUnderWay();
  const paying = await drawnTexts(page, devtools);
  expect(paying.filter(inTwo)).toEqual([]);
});

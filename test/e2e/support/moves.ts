import { expect, type Page } from '@playwright/test';

/** Notes from the next page on what moves while nobody presses anything. */
export async function noteMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const moves: string[] = [];
    Object.assign(window, { moves });
    const note = (shift: PerformanceEntry) => moves.push(JSON.stringify(shift));
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Waits until the page has drawn something. */
export const untilPainted = (page: Page) =>
  expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);

/** What has moved. Two frames after the fonts are there everything that moves has moved. */
export async function movesOn(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))),
  );
  return page.evaluate(() => Reflect.get(window, 'moves'));
}

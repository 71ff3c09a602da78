import { expect, type Page } from '@playwright/test';

/** Windows in CSS pixels: the narrowest phones and zoomed desktops, common phones, tablets upright and on their side, a desk. */
const WIDTHS = [320, 375, 768, 1024, 1280] as const;

/** By how many CSS pixels the page is wider than its window. Then the window has a bar at its foot, which takes the presses meant for what is beneath. */
export function overhang(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Fails when the page as it stands can be scrolled sideways in a window of some width. */
export async function expectToFitAnyWindow(page: Page): Promise<void> {
  const usual = page.viewportSize();
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: usual?.height ?? 800 });
    expect(await overhang(page), `at ${width}`).toBe(0);
  }
  if (usual) await page.setViewportSize(usual);
}

/** By how many CSS pixels a table of the page is wider than what holds it: so much of its last column nobody sees. */
export function cutOff(page: Page): Promise<number> {
  return page.evaluate(() => {
    const tables = [...document.querySelectorAll('main table')].filter((table) => table.checkVisibility());
    return Math.max(0, ...tables.map((table) => table.getBoundingClientRect().width - (table.parentElement?.clientWidth ?? 0)));
  });
}

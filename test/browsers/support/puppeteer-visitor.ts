import type { Browser, ElementHandle } from 'puppeteer-core';
import { isStill, until, type Visitor } from './visitor.ts';

const PAGE_MOVED = /context|navigat|detached|not clickable|no such (node|frame|handle)|stale|realm/i;

/** A visitor whose browser Puppeteer drives: Chromium by its own protocol, Firefox by WebDriver BiDi. `problems` gathers what pages throw. */
export async function puppeteerVisitor(browser: Browser, baseUrl: string, problems: string[]): Promise<Visitor> {
  const page = await browser.newPage();
  page.on('pageerror', (error) => problems.push(String(error)));
  const isMoved = (error: unknown) => PAGE_MOVED.test(String(error));
  /** Does something with the element that a function finds in the page by a name. */
  const use = (find: Finder, name: string, step: (element: ElementHandle<Element>) => Promise<void>) => {
    const look = async () => {
      if (!(await page.evaluate(isStill))) return undefined;
      const element = (await page.evaluateHandle(find, name)).asElement();
      if (element) await step(element as ElementHandle<Element>);
      return element;
    };
    return until(name, look, isMoved);
  };
  const type = async (label: string, text: string) => {
    await use(findField, label, (field) => field.focus());
    await page.keyboard.type(text);
  };
  return {
    open: async (path) => void (await page.goto(new URL(path, baseUrl).href)),
    reload: async () => void (await page.reload()),
    press: async (name) => void (await use(findButton, name, (button) => button.click())),
    type,
    typeDay: (label, day) => type(label, monthDayYear(day)),
    sees: async (text) => void (await until(text, () => page.evaluate(showsText, text), isMoved)),
    kept: (key) => until(key, () => page.evaluate((name) => localStorage.getItem(name), key), isMoved),
  };
}

type Finder = (name: string) => Element | undefined;

/** In the page: the button or link to be seen whose name contains these words. */
function findButton(name: string): Element | undefined {
  const nameOf = (element: HTMLElement) => element.getAttribute('aria-label') ?? element.innerText;
  const all = [...document.querySelectorAll<HTMLElement>('button, a[href]')];
  return all.find((element) => element.checkVisibility() && nameOf(element).replace(/\s+/g, ' ').includes(name));
}

/** In the page: the field to be seen with this label. */
function findField(label: string): Element | undefined {
  const all = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const labelsOf = (field: HTMLInputElement | HTMLTextAreaElement) => [...(field.labels ?? [])];
  return all.find((field) => field.checkVisibility() && labelsOf(field).some(({ textContent }) => textContent?.trim() === label));
}

/** In the page: whether an element to be seen shows exactly this text. */
function showsText(text: string): boolean {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')];
  return all.some((element) => element.textContent?.replace(/\s+/g, ' ').trim() === text && element.checkVisibility());
}

/** Date fields take the month first where English is spoken, and go on to the next part by themselves. */
function monthDayYear(day: string): string {
  return day.replace(/(\d+)-(\d+)-(\d+)/, '$2$3$1');
}

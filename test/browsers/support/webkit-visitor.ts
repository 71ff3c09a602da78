import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { isStill, until, type Visitor } from './visitor.ts';

const PAGE_MOVED = [error.StaleElementReferenceError, error.ElementClickInterceptedError, error.ElementNotInteractableError];

/** A visitor with WebKit, whose driver tells the name by which a screen reader would announce an element. */
export function webkitVisitor(driver: WebDriver, baseUrl: string): Visitor {
  const isMoved = (failure: unknown) => PAGE_MOVED.some((kind) => failure instanceof kind);
  const find = async (kind: By, isMeant: (element: WebElement) => Promise<boolean>) => {
    // The driver fails when it is asked for the name of an element that is not displayed.
    for (const element of await driver.findElements(kind))
      if ((await element.isDisplayed()) && (await isMeant(element))) return element;
    return undefined;
  };
  /** Does something with the element of these kinds whose name is meant. */
  const use = (
    kinds: string,
    isMeant: (name: string) => boolean,
    sought: string,
    step: (element: WebElement) => Promise<void>,
  ) => {
    const look = async () => {
      if (!(await driver.executeScript<boolean>(`return (${isStill})()`))) return undefined;
      const element = await find(By.css(kinds), async (found) => isMeant(await found.getAccessibleName()));
      if (element) await step(element);
      return element;
    };
    return until(sought, look, isMoved);
  };
  const type = async (label: string, text: string) =>
    void (await use(
      'input, textarea',
      (name) => name === label,
      label,
      (field) => field.sendKeys(text.replaceAll('\n', Key.ENTER)),
    ));
  return {
    open: (path) => driver.get(new URL(path, baseUrl).href),
    reload: () => driver.navigate().refresh(),
    press: async (name) =>
      void (await use(
        'button, a[href]',
        (accessibleName) => accessibleName.includes(name),
        name,
        (button) => button.click(),
      )),
    type,
    typeDay: (label, day) => type(label, monthDayYear(day)),
    async sees(text) {
      const withText = By.xpath(`//body//*[normalize-space(translate(., '\u00a0\u202f', '  ')) = '${text}']`);
      await until(text, () => find(withText, async () => true), isMoved);
    },
    kept: (key) =>
      until(key, () => driver.executeScript<string | null>('return localStorage.getItem(arguments[0])', key), isMoved),
  };
}

/** Without a locale WebKit's date fields take the month first, and a hyphen leads to the next part. */
function monthDayYear(day: string): string {
  return day.replace(/(\d+)-(\d+)-(\d+)/, '$2-$3-$1');
}

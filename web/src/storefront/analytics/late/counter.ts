import { forgetAnalyticsCookies } from '../../../memory/late/analytics-cookies.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Sends an event with its parameters. */
export type Count = (name: string, parameters: Readonly<Record<string, unknown>>) => void;

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

interface Page {
  readonly page_location: string;
  readonly page_referrer: string;
}

/**
 * Loads the script of Google Analytics. Call it only after a visitor has consented, with the page that events name until the next `setPage`.
 * Returns a function that counts and one that stops.
 */
export function startCounter(id: string, page: Page): { count: Count; stop: () => void } {
  setDisabled(id, false);
  setPage(page);
  if (!document.querySelector(`script[src^="${SCRIPT}"]`)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
    command('js', new Date());
    // The script would count full page loads only; most visits to a page are moves inside the shop.
    command('config', id, { send_page_view: false });
  }
  return {
    count: (name, parameters) => command('event', name, { ...parameters, send_to: id }),
    stop: () => {
      setDisabled(id, true);
      forgetAnalyticsCookies();
    },
  };
}

/**
 * Names the page for all events from now on: those that the script sends of itself would name the browser's address, which may open an order.
 * Its enhanced measurement names that address all the same, and is to be switched off, as docs/configure.md says.
 */
export function setPage(page: Page): void {
  command('set', page);
}

/** Queues a command for the script, which recognises commands by their being `arguments` objects. */
function command(..._: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the script takes nothing else for a command
  window.dataLayer.push(arguments);
}

function setDisabled(id: string, disabled: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: disabled });
}

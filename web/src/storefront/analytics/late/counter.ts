import { forgetAnalyticsCookies } from '../../../memory/late/analytics-cookies.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

/** Sends an event with its parameters. */
export type Count = (name: string, parameters: Readonly<Record<string, unknown>>) => void;

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

/** Loads the counting script and starts to count. Called only after a visitor has consented. Returns how to count, and how to stop. */
export function startCounter(id: string): { count: Count; stop: () => void } {
  setDisabled(id, false);
  if (!document.querySelector(`script[src^="${SCRIPT}"]`)) {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
    document.head.append(script);
    command('js', new Date());
    // Page views are counted one by one, since most of them are moves inside the shop.
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

/** The script reads its commands from this list, and tells them from other entries by their being an `arguments` object. */
function command(..._: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the script takes nothing else for a command
  window.dataLayer.push(arguments);
}

function setDisabled(id: string, disabled: boolean): void {
  Object.assign(window, { [`ga-disable-${id}`]: disabled });
}

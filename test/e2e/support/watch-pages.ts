import type { BrowserContext } from '@playwright/test';

/** What the pages of a test may do. */
interface Allowed {
  /** The shop's own address. */
  readonly origin: string;
  /** Errors in the console. */
  readonly errors: RegExp | undefined;
  /** Other hosts. */
  readonly hosts: RegExp | undefined;
}

/**
 * Tells, while the pages of a browser run, what none may do: throw, write an error to the console (as a violation of the content security
 * policy does), or ask another host.
 */
export function watchPages(
  context: BrowserContext,
  { origin, errors, hosts }: Allowed,
  tell: (problem: string) => unknown,
): void {
  context.on('weberror', (error) => tell(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !errors?.test(text)) tell(`console: ${text}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!/^(https?|wss?):/.test(url) || new URL(url).origin === origin) return;
    if (!hosts?.test(new URL(url).host)) tell(`a request to another host: ${url}`);
  });
}

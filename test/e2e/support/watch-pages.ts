import type { BrowserContext } from '@playwright/test';

/** Errors and hosts that a test allows. */
interface Allowed {
  /** Errors in the console. */
  readonly errors: readonly RegExp[];
  /** Other hosts. */
  readonly hosts: readonly RegExp[];
}

/**
 * Records what no page of the shop may do: throw, write an error to the console (as a violation of the content security policy does),
 * or ask another host. The returned list fills while the pages run.
 */
export function watchPages(context: BrowserContext, origin: string, allowed: Allowed): string[] {
  const problems: string[] = [];
  context.on('weberror', (error) => problems.push(`page error: ${error.error().message}`));
  context.on('console', (message) => {
    const text = `${message.text()} (${message.location().url})`;
    if (message.type() === 'error' && !allowed.errors.some((expected) => expected.test(text))) problems.push(`console: ${text}`);
  });
  context.on('request', (request) => {
    const url = request.url();
    if (!/^(https?|wss?):/.test(url) || new URL(url).origin === origin) return;
    if (!allowed.hosts.some((host) => host.test(new URL(url).host))) problems.push(`a request to another host: ${url}`);
  });
  return problems;
}

import type { APIRequestContext, Page } from '@playwright/test';

/** A page of the shop as machines read it: fetched and parsed, without running its scripts. */
export interface ParsedPage {
  readonly status: number;
  readonly language: string;
  readonly canonical: string | undefined;
  /** Addresses by language. */
  readonly alternates: Readonly<Record<string, string>>;
  /** Addresses of links, pictures, scripts and styles. */
  readonly links: readonly string[];
  /** Text for readers and screen readers, without the article's own text and without words that are marked as foreign. */
  readonly interfaceTexts: readonly string[];
  /** All such text. */
  readonly text: string;
}

/** Fetches an address and parses the answer by the browser's parser, without running its scripts. */
export async function fetchParsed(request: APIRequestContext, parser: Page, url: string): Promise<ParsedPage> {
  const response = await request.get(url, { maxRedirects: 0 });
  const html = (response.headers()['content-type'] ?? '').startsWith('text/html') ? await response.text() : '';
  return { status: response.status(), ...(await parser.evaluate(parse, html)) };
}

/** Runs in the browser. */
function parse(html: string): Omit<ParsedPage, 'status'> {
  const document = new DOMParser().parseFromString(html, 'text/html');
  const attributes = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '');
  const texts = (skipped: string) => {
    const body = document.body.cloneNode(true) as HTMLElement;
    for (const element of body.querySelectorAll(skipped)) element.remove();
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) if (walker.currentNode.textContent?.trim()) found.push(walker.currentNode.textContent.trim());
    return found;
  };
  const own = document.documentElement.lang;
  return {
    language: own,
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    alternates: Object.fromEntries(
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=alternate][hreflang]')].map((link) => [
        link.hreflang,
        link.getAttribute('href') ?? '',
      ]),
    ),
    links: [...attributes('a[href], link[href]', 'href'), ...attributes('img[src], script[src]', 'src')],
    interfaceTexts: texts(`script, style, [data-article-text], [lang]:not([lang="${own}"])`),
    text: texts('script, style').join(' '),
  };
}

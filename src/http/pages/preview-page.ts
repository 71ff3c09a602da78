import type { FastifyInstance } from 'fastify';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { inProcessFetch, type Pages } from './storefront-pages.ts';

/** A page to render, with an answer of the API that differs from what readers get. */
interface Preview {
  /** Without language prefix. */
  readonly path: string;
  readonly language: Language;
  /** The path of the call of the API that gets `answer`. */
  readonly call: string;
  readonly answer: object;
}

/** Renders a page of the shop as the server would send it to readers if one answer of the API were another. */
export function createPreviewPage(pages: Pick<Pages, 'render'>, app: () => FastifyInstance) {
  return async ({ path, language, call, answer }: Preview): Promise<string> => {
    // What the preview asks counts towards the limits of the server's own address, and of no visitor's.
    const ask = inProcessFetch(app(), '127.0.0.1');
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const request = input instanceof Request ? input : new Request(input, init);
      return new URL(request.url).pathname === call ? Response.json(answer) : ask(request);
    };
    const { status, html } = await pages.render({ path, language, basename: `/${language}`, fetch });
    if (status !== 200) throw new ShopError('internal_error', { cause: new Error(`the preview of ${path} is ${status}`) });
    return html;
  };
}

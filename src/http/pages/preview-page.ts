import type { FastifyInstance } from 'fastify';
import { ShopError } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { type Ask, askInProcess, type Pages } from './storefront-pages.ts';

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
    const askShop = askInProcess(app(), '127.0.0.1', language);
    const ask: Ask = async (address) => {
      return address.split('?', 1)[0] === call ? { status: 200, body: JSON.stringify(answer) } : askShop(address);
    };
    const { status, html } = await pages.render({ path, language, basename: `/${language}`, ask });
    if (status !== 200) throw new ShopError('internal_error', { cause: new Error(`the preview of ${path} is ${status}`) });
    return html;
  };
}

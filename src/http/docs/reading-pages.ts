import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_CODES } from '#kernel/errors.ts';
import { LANGUAGES, type Prefix } from '#kernel/language.ts';
import { DOCS_WORDS } from '#words/docs.ts';
import { makeReady, type ReadyText } from '../answers/ready-text.ts';
import { sendReady } from '../answers/send-ready.ts';
import type { ContractDocument } from '../contract/contract.ts';
import { readAddress } from '../pages/page-address.ts';
import { type Drawing, docsDocument } from './document.ts';
import { type Documented, documentedContract } from './documented.ts';
import { docsPage } from './pages.ts';

export interface ReadingOptions extends Pick<Drawing, 'look' | 'testMode' | 'origin' | 'renderText' | 'withTrying'> {
  readonly contract: ContractDocument;
}

/**
 * The contract as pages to read, in both languages: the guide, the way to a first order, a page for each tag, and a page for each kind of
 * problem, to which `type` of a problem leads. A page is drawn for its first reader and kept: the contract does not change while the
 * server runs, and there are no more addresses than pages.
 */
export async function readingPages(app: FastifyInstance, { contract, ...options }: ReadingOptions): Promise<void> {
  const changes = readFileSync(new URL('../../../openapi/CHANGELOG.md', import.meta.url), 'utf8').replace(
    /^## Next\s+(?=## )/m,
    '',
  );
  const drawn = new Map<string, ReadyText>();
  let documented: Documented | undefined;

  const send = (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = request.url.split('?', 1)[0] ?? '/docs';
    const { language, basename, path } = readAddress(pathname, request.headers);
    const key = `${language} ${pathname}`;
    documented ??= documentedContract(contract);
    const drawing: Drawing = { ...options, contract: documented, changes, language, basename, words: DOCS_WORDS[language] };
    const ready = drawn.get(key) ?? draw(path, drawing);
    if (!ready) return reply.callNotFound();
    drawn.set(key, ready);
    const variesBy = basename ? '' : 'Accept-Language, Cookie';
    return sendReady(request, reply, ready, { status: 200, type: 'text/html; charset=utf-8', variesBy, mayBeKept: true });
  };

  const names = contract.tags.map(({ name }) => name).join('|');
  const codes = ERROR_CODES.join('|');
  for (const prefix of ['', ...LANGUAGES.map((language): Prefix => `/${language}`)]) {
    for (const path of [
      '/docs',
      '/docs/changes',
      '/docs/guide',
      `/docs/:section(^(?:${names})$)`,
      '/problems',
      `/problems/:code(^(?:${codes})$)`,
    ])
      app.get(prefix + path, send);
    app.get(`${prefix}/docs/`, (_, reply) => reply.redirect(`${prefix}/docs`, 308));
  }
  const style = makeReady(readFileSync(new URL('docs.css', import.meta.url), 'utf8'));
  app.get('/docs/style.css', (request, reply) =>
    sendReady(request, reply, style, { status: 200, type: 'text/css; charset=utf-8', variesBy: '', mayBeKept: true }),
  );
}

function draw(path: string, drawing: Drawing): ReadyText | undefined {
  const page = docsPage(path, drawing);
  return page && makeReady(docsDocument(page, drawing));
}

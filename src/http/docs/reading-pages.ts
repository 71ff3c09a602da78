import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_CODES, requireFound } from '#kernel/errors.ts';
import { LANGUAGES, type Language, type Prefix } from '#kernel/language.ts';
import { CONTRACT_LANGUAGE, DOCS_WORDS } from '#words/docs.ts';
import { makeReady, type ReadyText } from '../answers/ready-text.ts';
import { sendReady } from '../answers/send-ready.ts';
import type { ContractDocument } from '../contract/contract-document.ts';
import { readAddress } from '../pages/page-address.ts';
import { atomFeed, readChanges } from './changes.ts';
import { serveClientPackage } from './client-package.ts';
import { type Drawing, docsDocument } from './document.ts';
import { type Documented, documentedContract, STAFF_PARTS } from './documented.ts';
import { llmsText } from './llms.ts';
import { docsPage } from './pages.ts';
import { type Place, placesOf, searchPage } from './search.ts';
import { readTranslation, type Translation } from './translations.ts';

interface ReadingOptions extends Pick<Drawing, 'look' | 'testMode' | 'origin' | 'renderText' | 'withTrying' | 'facts'> {
  readonly contract: ContractDocument;
}

/**
 * The contract as pages to read, in both languages: the guide, the way to a first order, how webhooks are verified, a page for each tag,
 * and a page for each kind of problem, to which `type` of a problem leads; and what programs read of it. A page is drawn for its first
 * reader and kept: the contract does not change while the server runs, and however an address is spelled, each page has one.
 */
export async function readingPages(app: FastifyInstance, { contract, ...options }: ReadingOptions): Promise<void> {
  const changes = readChanges();
  const hasClient = serveClientPackage(app);
  const drawn = new Map<string, ReadyText>();
  const translations = new Map<Language, Translation | undefined>();
  const places = new Map<string, readonly Place[]>();
  let documented: Documented | undefined;

  const drawingFor = async (language: Language, basename: Prefix): Promise<Drawing> => {
    documented ??= documentedContract(contract);
    const translation = translations.get(language) ?? (await readTranslation(language, documented.guide));
    translations.set(language, translation);
    const words = DOCS_WORDS[language];
    return { ...options, contract: documented, translation, changes, hasClient, language, basename, words };
  };
  const sendPage = (request: FastifyRequest, reply: FastifyReply, page: ReadyText, basename: Prefix) =>
    sendReady(request, reply, page, { type: 'text/html', byReader: basename === '' });
  const send = async (request: FastifyRequest, reply: FastifyReply) => {
    const pathname = pathOf(request);
    const { language, basename, path } = readAddress(pathname, request.headers);
    const key = `${language} ${pathname}`;
    const ready = drawn.get(key) ?? draw(path, await drawingFor(language, basename));
    drawn.set(key, ready);
    return sendPage(request, reply, ready, basename);
  };
  // The pages of searches are not kept: there is no end of questions.
  const search = async (request: FastifyRequest, reply: FastifyReply) => {
    const { language, basename } = readAddress(pathOf(request), request.headers);
    const drawing = await drawingFor(language, basename);
    const { q } = request.query as { readonly q?: unknown };
    const known = places.get(language) ?? placesOf(drawing);
    places.set(language, known);
    const page = searchPage(typeof q === 'string' ? q : '', known, drawing);
    return sendPage(request, reply, makeReady(docsDocument(page, drawing)), basename);
  };

  // Any other address is left to the shop's own page that nothing is there.
  const names = contract.tags.map(({ name }) => name).join('|');
  const parts = [...STAFF_PARTS].join('|');
  const codes = ERROR_CODES.join('|');
  const named = [`/docs/:section(^(?:${names})$)`, `/docs/staff/:part(^(?:${parts})$)`, `/problems/:code(^(?:${codes})$)`];
  for (const prefix of ['', ...LANGUAGES.map((language): Prefix => `/${language}`)]) {
    for (const path of [...PAGES, ...named]) app.get(prefix + path, send);
    app.get(`${prefix}/docs/search`, search);
    app.get(`${prefix}/docs/`, (_, reply) => reply.redirect(`${prefix}/docs`, 308));
  }
  const fileBeside = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
  serveFile(app, '/docs/style.css', 'text/css', () => fileBeside('docs.css'));
  serveFile(app, '/docs/copy.js', 'text/javascript', () => fileBeside('copy.js'));
  const feedTitle = `${contract.info.title}: ${DOCS_WORDS[CONTRACT_LANGUAGE].changes}`;
  const renderHtml = (text: string) => options.renderText(text).html;
  serveFile(app, '/docs/changes.atom', 'application/atom+xml', () => atomFeed(changes, options.origin, feedTitle, renderHtml));
  serveFile(app, '/llms.txt', 'text/plain', () => llmsText(contract, { ...options, hasClient }));
}

/** Pages whose address is the same in every shop. */
const PAGES = ['/docs', '/docs/changes', '/docs/guide', '/docs/verification', '/problems'];

/** The path as the router reads it, so that `/%64ocs` is `/docs`, and is kept once. */
const pathOf = ({ url }: FastifyRequest) => decodeURIComponent(url.split('?', 1)[0] ?? '/docs');

/** Serves a file that is the same for everybody, made for its first reader. */
function serveFile(app: FastifyInstance, path: string, type: string, make: () => string): void {
  let ready: ReadyText | undefined;
  app.get(path, (request, reply) => {
    ready ??= makeReady(make());
    return sendReady(request, reply, ready, { type });
  });
}

function draw(path: string, drawing: Drawing): ReadyText {
  return makeReady(docsDocument(requireFound(docsPage(path, drawing)), drawing));
}

import { toFields } from '#kernel/bilingual-fields.ts';
import { type Bilingual, inEachLanguage, type Language } from '#kernel/language.ts';
import { hasDraft, missingParts, type OpenedText } from '#modules/content/index.ts';

/** Renders the page of a text that is not yet what readers see. */
export type PreviewText<Content> = (text: Pick<OpenedText<Content>, 'id' | 'newest'>, language: Language) => Promise<string>;

/** Nothing in a preview runs, and nothing may frame it: it is a page to look at. */
const PREVIEW_POLICY = [
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** A page to look at, of a draft. */
export function previewAnswer(html: string) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PREVIEW_POLICY };
  return { status: 200 as const, headers: { ...headers, 'x-robots-tag': 'noindex' }, serialized: Buffer.from(html) };
}

/** What editors and readers see of a text. */
export function stateOf<Content>(text: OpenedText<Content>) {
  const { id, newest, published } = text;
  return {
    ...{ id, hasDraft: hasDraft(text) },
    publishedAt: published?.at ?? null,
    changedAt: newest.at,
  };
}

/** The name of a text, and how many of its parts each language lacks. */
export function listedFields<Part extends string>(parts: Readonly<Record<Part | 'name', Bilingual>>) {
  const missing = inEachLanguage((language) => {
    const texts = Object.entries<Bilingual>(parts).map(([part, text]) => [part, text[language]]);
    return missingParts(Object.fromEntries(texts)).length;
  });
  return toFields({ name: parts.name, missing });
}

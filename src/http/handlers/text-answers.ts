import { toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Bilingual, inEachLanguage, type Language } from '#kernel/language.ts';
import { hasDraft, missingParts, type OpenedText, type TextChange, type Texts } from '#modules/content/index.ts';
import { tagged } from '../answers/plain-answers.ts';

/** A text as its editor opens it. */
export type EditedText<Content> = OpenedText<Content> & { readonly history: readonly TextChange[] };

interface CallOfText {
  readonly caller: Caller;
  readonly params: { readonly id: string };
}

interface ChangeOfText extends CallOfText {
  readonly version: number;
}

interface CallOfPreview extends CallOfText {
  readonly query: { readonly lang?: Language };
  readonly language: Language;
}

/** What editors do with a text of any kind. Each but the preview answers with the text as `toWire` writes it. */
export function textActions<Content extends object, Written>(
  texts: Texts<Content>,
  toWire: (text: EditedText<Content>) => Written | Promise<Written>,
  preview: PreviewText<Content>,
) {
  const answerText = async ({ caller, params: { id } }: CallOfText) => {
    const text = await texts.view(caller, id);
    return tagged(text.newest.version, await toWire(text));
  };
  const answerAfter = async (change: Promise<unknown>, call: CallOfText) => {
    await change;
    return answerText(call);
  };
  return {
    answerText,
    save: (call: ChangeOfText, edit: (former: Content) => Content) =>
      answerAfter(texts.save(call.caller, call.params.id, call.version, edit), call),
    publish: (call: ChangeOfText) => answerAfter(texts.publish(call.caller, call.params.id, call.version), call),
    unpublish: (call: ChangeOfText) => answerAfter(texts.unpublish(call.caller, call.params.id, call.version), call),
    restore: (call: ChangeOfText & { readonly body: { readonly version: number } }) =>
      answerAfter(texts.restore(call.caller, call.params.id, call.version, call.body.version), call),
    async preview({ caller, params, query, language }: CallOfPreview) {
      return previewAnswer(await preview(await texts.view(caller, params.id), query.lang ?? language));
    },
  };
}

/** Renders the page of a text that is not yet what readers see. */
export type PreviewText<Content> = (text: Pick<OpenedText<Content>, 'id' | 'newest'>, language: Language) => Promise<string>;

/**
 * Nothing in a preview runs, and nothing may frame it: it is a page to look at. `allow-same-origin` lets it load the shop's styles and fonts.
 */
const PREVIEW_POLICY = [
  'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join(';');

/** The page of a draft, which search engines must not list. */
function previewAnswer(html: string) {
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': PREVIEW_POLICY };
  return { status: 200 as const, headers: { ...headers, 'x-robots-tag': 'noindex' }, serialized: Buffer.from(html) };
}

/** What lists and the editor's page tell of a text. `publishedAt` is null while readers do not see it. */
export function stateOf<Content>(text: OpenedText<Content>) {
  const { id, newest, published } = text;
  return { id, hasDraft: hasDraft(text), publishedAt: published?.at ?? null, changedAt: newest.at };
}

/**
 * A text as its editor gets it. `draft` is its newest content, published or not; `published` is null while readers do not see the text.
 * `fieldsOf` writes the parts that one kind of text has.
 */
export function editedFields<Content, Fields>(text: EditedText<Content>, fieldsOf: (content: Content) => Fields) {
  const { newest, published, history } = text;
  const { version, content } = newest;
  return {
    ...stateOf(text),
    version,
    draft: fieldsOf(content),
    published: published ? fieldsOf(published.content) : null,
    history,
  };
}

/** The name of a text, and how many of the parts that it needs each language lacks. */
export function listedFields(name: Bilingual, neededIn: (language: Language) => Readonly<Record<string, string>>) {
  return toFields({ name, missing: inEachLanguage((language) => missingParts(neededIn(language)).length) });
}

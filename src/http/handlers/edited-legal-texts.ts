import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import type { Caller } from '#kernel/caller.ts';
import type { Blanks } from '#modules/catalogue/index.ts';
import {
  type ArticleContent,
  editLegalText,
  type LegalEdit,
  type OpenedText,
  type TextChange,
  type Texts,
} from '#modules/content/index.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { tagOf, versionOf } from '../requests/record-version.ts';
import { listedToWire } from './articles.ts';
import { type PreviewText, previewAnswer, stateOf } from './text-answers.ts';

type Opened = OpenedText<ArticleContent>;

/** The legal texts, as their editors work on them. */
export function editedLegalHandlers(
  texts: Texts<ArticleContent>,
  previewLegalText: PreviewText<ArticleContent>,
  readBlanks: () => Promise<Blanks>,
) {
  const opened = async (caller: Caller, id: string) => {
    const text = await texts.open(caller, id);
    const body = legalToWire(text, await readBlanks());
    return { status: 200 as const, headers: { etag: tagOf(text.newest.version) }, body };
  };
  return {
    async listEditedLegalTexts({ caller }) {
      return { status: 200, body: { items: (await texts.list(caller)).map(listedToWire) } };
    },
    openLegalText: ({ caller, params }) => opened(caller, params.id),
    async saveLegalText({ caller, params: { id }, ifMatch, body }) {
      await texts.save(caller, id, versionOf(ifMatch), editLegalText(editFromWire(body)));
      return opened(caller, id);
    },
    async publishLegalText({ caller, params, ifMatch }) {
      await texts.publish(caller, params.id, versionOf(ifMatch));
      return opened(caller, params.id);
    },
    async restoreLegalText({ caller, params, ifMatch, body }) {
      await texts.restore(caller, params.id, versionOf(ifMatch), body.version);
      return opened(caller, params.id);
    },
    async previewLegalText({ caller, params, query, language }) {
      return previewAnswer(await previewLegalText(await texts.open(caller, params.id), query.lang ?? language));
    },
  } satisfies Partial<Handlers>;
}

function editFromWire(body: Wire['LegalEdit']): LegalEdit {
  return {
    name: fromFields(body, 'name'),
    intro: fromFields(body, 'intro'),
    content: fromFields(body, 'content'),
    seoTitle: fromFields(body, 'seo_title'),
    seoDescription: fromFields(body, 'seo_description'),
  };
}

function textsToWire({ name, intro, content, seoTitle, seoDescription }: LegalEdit): Wire['LegalTexts'] {
  return toFields({ name, intro, content, seo_title: seoTitle, seo_description: seoDescription });
}

function legalToWire(text: Opened & { readonly history: readonly TextChange[] }, blanks: Blanks): Wire['EditedLegal'] {
  const { newest, published, history } = text;
  return {
    ...stateOf(text),
    version: newest.version,
    draft: textsToWire(newest.content),
    published: published ? textsToWire(published.content) : null,
    history,
    blanks: Object.entries(blanks).map(([name, words]) => ({ name, ...toFields({ text: words }) })),
  };
}

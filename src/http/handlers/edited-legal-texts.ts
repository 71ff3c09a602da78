import { toFields } from '#kernel/bilingual-fields.ts';
import type { Blanks } from '#modules/catalogue/index.ts';
import { type ArticleContent, editLegalText, type Texts, wordFields, wordsIn } from '#modules/content/index.ts';
import { ok } from '../answers/plain-answers.ts';
import type { Handlers, Wire } from '../contract/contract.ts';
import { listedToWire } from './articles.ts';
import { type EditedText, editedFields, type PreviewText, textActions } from './text-answers.ts';

/** The legal texts, as their editors work on them. */
export function editedLegalHandlers(
  texts: Texts<ArticleContent>,
  previewLegalText: PreviewText<ArticleContent>,
  readBlanks: () => Promise<Blanks>,
) {
  const legal = textActions(texts, async (text) => legalToWire(text, await readBlanks()), previewLegalText);
  return {
    listEditedLegalTexts: async ({ caller }) => ok({ items: (await texts.list(caller)).map(listedToWire) }),
    openLegalText: legal.answerText,
    saveLegalText: (call) => legal.save(call, editLegalText(wordsIn(call.body))),
    publishLegalText: legal.publish,
    restoreLegalText: legal.restore,
    previewLegalText: legal.preview,
  } satisfies Partial<Handlers>;
}

function legalToWire(text: EditedText<ArticleContent>, blanks: Blanks): Wire['EditedLegal'] {
  return {
    ...editedFields(text, wordFields),
    blanks: Object.entries(blanks).map(([name, words]) => ({ name, ...toFields({ text: words }) })),
  };
}

import type { components } from '#contract';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { fillText } from '#modules/catalogue/fill-in.ts';
import { ARTICLE_PARTS } from './article-parts.ts';
import { LegalExtra } from './legal-extra.tsx';
import type { TextKind } from './text-kind.ts';

export type EditedLegal = components['schemas']['EditedLegal'];

/** The path of the API under which all legal texts stand. */
export const LEGAL = '/api/admin/content/legal';

/** What the editor must know of legal texts. */
export const LEGAL_KIND: TextKind<EditedLegal> = {
  name: 'legal',
  list: { place: '/content/legal', title: 'content.toLegal' },
  ...ARTICLE_PARTS,
  Extra: LegalExtra,
  path: LEGAL,
  valuesOf: (texts) => texts,
  fill: ({ blanks }, text, language) =>
    fillText(text, (name) => blanks.find((blank) => blank.name === name)?.[fieldName('text', language)]),
};

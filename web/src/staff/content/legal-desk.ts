import type { components } from '#contract';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { fillText } from '#modules/catalogue/fill-in.ts';
import { dataOf } from '../../api/client.ts';
import { ARTICLE_PARTS } from './article-parts.ts';
import { type EditedLegal, LEGAL, readLegalText } from './legal-calls.ts';
import { LegalExtra } from './legal-extra.tsx';
import type { TextDesk, TextValues } from './text-desk.ts';

type LegalEdit = components['schemas']['LegalEdit'];

export const LEGAL_DESK: TextDesk<EditedLegal> = {
  kind: 'legal',
  list: { place: '/content/legal', title: 'content.toLegal' },
  ...ARTICLE_PARTS,
  Extra: LegalExtra,
  path: LEGAL,
  read: readLegalText,
  valuesOf: (texts) => ({ ...texts }),
  fill: ({ blanks }, text, language) =>
    fillText(text, (name) => blanks.find((blank) => blank.name === name)?.[fieldName('text', language)]),
  calls(api, id) {
    const over = (version: number) => ({ path: { id }, header: { 'If-Match': `"${version}"` } });
    return {
      save: (version, values) => dataOf(api.PUT(`${LEGAL}/{id}`, { params: over(version), body: editOf(values) })),
      publish: (version) => dataOf(api.POST(`${LEGAL}/{id}/publish`, { params: over(version) })),
      restore: (version, former) =>
        dataOf(api.POST(`${LEGAL}/{id}/restore`, { params: over(version), body: { version: former } })),
    };
  },
};

/** The editor began with a text of the API, and its fields keep the shape. */
const editOf = (values: TextValues) => values as unknown as LegalEdit;

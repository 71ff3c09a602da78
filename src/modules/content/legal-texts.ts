import { fieldName } from '#kernel/bilingual-fields.ts';
import { type FieldError, ShopError } from '#kernel/errors.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { unknownBlanks } from '#modules/catalogue/index.ts';
import { ARTICLES, type ArticleContent, type ArticleEdit, editArticle } from './articles.ts';
import type { TextKind } from './edit-texts.ts';

/** What editors write of a legal text; it has neither topics nor a picture. */
export type LegalEdit = Omit<ArticleEdit, 'tags' | 'imageUrl'>;

/** Privacy policy, terms and the like: articles whose blanks the shop fills. Nothing takes them from readers, who rely on them. */
export const LEGAL_TEXTS: TextKind<ArticleContent> = {
  name: 'legal',
  isBinding: true,
  requireReadable(text) {
    const readable = ARTICLES.requireReadable(text);
    const fields = LANGUAGES.flatMap((language): FieldError[] => {
      const names = unknownBlanks(text.content[language]).map((name) => `{${name}}`);
      const error = { path: [fieldName('content', language)], code: 'unknown_blank' as const, names: names.join(', ') };
      return names.length > 0 ? [error] : [];
    });
    if (fields.length > 0) throw new ShopError('invalid_request', { fields });
    return readable;
  },
};

/** Puts what an editor wrote, trimmed, in the place of the former words. */
export function editLegalText(written: LegalEdit) {
  return (former: ArticleContent): ArticleContent =>
    editArticle({ ...written, tags: former.tags, imageUrl: former.imageUrl })(former);
}

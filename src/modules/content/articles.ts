import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import type { IdempotentRequest, Replayable } from '#kernel/idempotency.ts';
import { type Bilingual, inEachLanguage, type Language, trimWords } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Article } from '#modules/catalogue/index.ts';
import { beginDraft } from './add-draft.ts';
import type { TextKind } from './edit-texts.ts';
import type { BeginTransact } from './ports.ts';
import { requireParts } from './require-parts.ts';
import { forSearch, trimmed } from './wording.ts';

/** An article as its history keeps it. */
export type ArticleContent = Omit<Article, 'id' | 'updatedAt'>;

/** What editors write of an article; the rest stays as it is. */
export type ArticleEdit = Omit<ArticleContent, 'category' | 'author'>;

export const ARTICLES: TextKind<ArticleContent> = {
  name: 'article',
  requireReadable(article) {
    requireParts('content', (language) => neededOfArticle(article, language));
    return { ...article, ...forSearch(article) };
  },
};

/** The parts without which an article cannot be published, by the names of the contract. */
export function neededOfArticle({ name, intro, content }: ArticleContent, language: Language) {
  return { name: name[language], intro: intro[language], content: content[language] };
}

/** The author of every new article. */
const AUTHOR = 'Vedic Practices Master';

/** Puts what an editor wrote, trimmed, in the place of the former words. */
export function editArticle(written: ArticleEdit) {
  return (former: ArticleContent): ArticleContent => ({
    ...former,
    ...trimmed(written, 'name', 'intro', 'content', 'seoTitle', 'seoDescription'),
    tags: [...new Set(written.tags)],
    imageUrl: written.imageUrl,
  });
}

interface NewArticle {
  /** Also the last part of its address. */
  readonly id: string;
  readonly name: Bilingual;
  readonly idempotency?: IdempotentRequest | undefined;
}

interface AddDeps extends WriteDeps<BeginTransact<ArticleContent>> {
  /** The address of the picture that a new article has. */
  readonly imageUrl: string;
}

/** Adds an article that readers do not see yet. Throws like `requirePermission` and `once`, `slug_taken` and `too_many_articles`. */
export function createAddArticle({ transact, clock, imageUrl }: AddDeps) {
  return async (caller: Caller, { id, name, idempotency }: NewArticle): Promise<Replayable<null>> => {
    const editor = requirePermission(caller, 'content.write');
    const empty = inEachLanguage(() => '');
    const content: ArticleContent = {
      name: trimWords(name),
      intro: empty,
      content: empty,
      seoTitle: empty,
      seoDescription: empty,
      category: 'practice',
      tags: [],
      author: AUTHOR,
      imageUrl,
    };
    return beginDraft(transact, ARTICLES, { editor, at: clock() }, { id, content, idempotency });
  };
}

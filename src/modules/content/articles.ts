import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { ShopError } from '#kernel/errors.ts';
import { type Bilingual, inEachLanguage } from '#kernel/language.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { Article } from '#modules/catalogue/index.ts';
import { type Editor, operatorOf, type TextKind } from './edit-texts.ts';
import type { TextStores, TextTransact } from './ports.ts';
import { MOST_TEXTS } from './read-texts.ts';
import { requireParts } from './require-parts.ts';
import { forSearch, trimmed } from './wording.ts';

/** An article as its history keeps it. */
export type ArticleContent = Omit<Article, 'id' | 'updatedAt'>;

/** What editors write of an article; the rest stays as it is. */
export type ArticleEdit = Omit<ArticleContent, 'category' | 'author'>;

export const ARTICLES: TextKind<ArticleContent> = {
  name: 'article',
  readable(article) {
    const { name, intro, content } = article;
    requireParts('content', (language) => ({ name: name[language], intro: intro[language], content: content[language] }));
    return { ...article, ...forSearch(article) };
  },
};

const AUTHOR = 'Vedic Practices Master';

/** Returns what an editor wrote, in place of what stood there, without spaces around it. */
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
}

interface BeginDeps extends WriteDeps<TextTransact<ArticleContent>> {
  /** The address of the picture that a new article has. */
  readonly imageUrl: string;
}

/** Begins an article that readers do not see yet. Throws like `requirePermission`, `slug_taken` and `too_many_articles`. */
export function createBeginArticle({ transact, clock, imageUrl }: BeginDeps) {
  return async (caller: Caller, { id, name }: NewArticle): Promise<void> => {
    const editor = requirePermission(caller, 'content.write');
    const empty = inEachLanguage(() => '');
    const content: ArticleContent = {
      name: inEachLanguage((language) => name[language].trim()),
      intro: empty,
      content: empty,
      seoTitle: empty,
      seoDescription: empty,
      category: 'practice',
      tags: [],
      author: AUTHOR,
      imageUrl,
    };
    await transact((stores) => beginArticle(stores, { editor, at: clock() }, id, content));
  };
}

/** Adds an article as a draft, and records it. Throws `slug_taken` and `too_many_articles`. */
export async function beginArticle(
  { texts, audit }: TextStores<ArticleContent>,
  { editor, at }: { readonly editor: Editor; readonly at: Date },
  id: string,
  content: ArticleContent,
): Promise<void> {
  if ((await texts.count()) >= MOST_TEXTS) throw new ShopError('too_many_articles');
  if (await texts.isTaken(id)) throw new ShopError('slug_taken');
  const isNew = await texts.add(id, { version: 1, event: 'saved', content, at }, editor.userId);
  if (!isNew) throw new ShopError('slug_taken');
  const after = { name: content.name, ...operatorOf(editor) };
  await audit.record(editor, { action: 'article.begun', subject: { kind: 'article', id }, before: null, after, at });
}

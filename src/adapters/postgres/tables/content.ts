import { p } from '@mikro-orm/postgresql';
import type { Bilingual, Language } from '#kernel/language.ts';
import type { TextEvent } from '#modules/content/index.ts';
import type { PictureFile, PicturePurpose, PictureSize } from '#modules/media/index.ts';
import { inLanguages, instant, uuid } from './columns.ts';

export const contentTables = {
  services: {
    id: p.text().primary(),
    slug: p.text(),
    position: p.integer(),
    priceCents: p.bigint('number'),
    icon: p.text(),
    imageUrl: p.text(),
    pictureUrl: p.text().nullable(),
    ...inLanguages(() => p.text().nullable(), 'picture_alt'),
    ...inLanguages(() => p.text(), 'name', 'description'),
    ...inLanguages(() => p.json<string[]>(), 'features'),
    ...inLanguages(() => p.text(), 'article_intro', 'article_content', 'article_seo_title', 'article_seo_description'),
    articleUpdatedAt: instant(),
    offSale: p.boolean(),
    withoutTiers: p.boolean().default(false),
    hidden: p.boolean().default(false),
  },

  articles: {
    id: p.text().primary(),
    position: p.integer(),
    ...inLanguages(() => p.text(), 'name', 'intro', 'content', 'seo_title', 'seo_description'),
    category: p.text(),
    tags: p.json<string[]>(),
    author: p.text(),
    imageUrl: p.text(),
    updatedAt: instant(),
  },

  search_texts: {
    source: p.text().$type<'articles' | 'services'>().primary(),
    id: p.text().primary(),
    language: p.text().$type<Language>().primary(),
    version: p.bigint('number'),
    title: p.string().columnType('tsvector'),
    body: p.string().columnType('tsvector'),
  },

  /** One row, which each change of a text that readers see raises. */
  content_version: { version: p.bigint('number').primary() },

  content_revisions: {
    kind: p.text().primary(),
    id: p.text().primary(),
    version: p.integer().primary(),
    event: p.text().$type<TextEvent>(),
    content: p.json<unknown>(),
    at: instant(),
    authorId: uuid().nullable(),
  },

  content_pictures: { pictureId: uuid().primary(), name: p.text(), alt: p.json<Bilingual>() },

  /** Which versions of which texts show a picture. */
  content_picture_uses: {
    kind: p.text().primary(),
    id: p.text().primary(),
    version: p.integer().primary(),
    pictureId: uuid().primary(),
  },

  pictures: {
    id: uuid().primary(),
    purpose: p.text().$type<PicturePurpose>(),
    uploadedBy: uuid(),
    uploadedAt: instant(),
    usedAt: instant().nullable(),
  },

  picture_files: {
    pictureId: uuid().primary(),
    size: p.text().$type<PictureSize>().primary(),
    mediaType: p.text().$type<PictureFile['mediaType']>(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.blob(),
  },
};

import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Bilingual, Language } from '#kernel/language.ts';
import type { TextEvent } from '#modules/content/index.ts';
import type { PictureFile, PicturePurpose, PictureSize } from '#modules/media/index.ts';
import { inLanguages, instant, uuid } from './columns.ts';

const Service = defineEntity({
  name: 'Service',
  tableName: 'services',
  properties: {
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
});

const Article = defineEntity({
  name: 'Article',
  tableName: 'articles',
  properties: {
    id: p.text().primary(),
    position: p.integer(),
    ...inLanguages(() => p.text(), 'name', 'intro', 'content', 'seo_title', 'seo_description'),
    category: p.text(),
    tags: p.json<string[]>(),
    author: p.text(),
    imageUrl: p.text(),
    updatedAt: instant(),
  },
});

const SearchText = defineEntity({
  name: 'SearchText',
  tableName: 'search_texts',
  properties: {
    source: p.text().$type<'articles' | 'services'>().primary(),
    id: p.text().primary(),
    language: p.text().$type<Language>().primary(),
    version: p.bigint('number'),
    title: p.string().columnType('tsvector'),
    body: p.string().columnType('tsvector'),
  },
});

const ContentVersion = defineEntity({
  name: 'ContentVersion',
  tableName: 'content_version',
  properties: { version: p.bigint('number').primary() },
});

const ContentRevision = defineEntity({
  name: 'ContentRevision',
  tableName: 'content_revisions',
  properties: {
    kind: p.text().primary(),
    id: p.text().primary(),
    version: p.integer().primary(),
    event: p.text().$type<TextEvent>(),
    content: p.json<unknown>(),
    at: instant(),
    authorId: uuid().nullable(),
  },
});

const ContentPicture = defineEntity({
  name: 'ContentPicture',
  tableName: 'content_pictures',
  properties: {
    pictureId: uuid().primary(),
    name: p.text(),
    alt: p.json<Bilingual>(),
  },
});

const ContentPictureUse = defineEntity({
  name: 'ContentPictureUse',
  tableName: 'content_picture_uses',
  properties: {
    kind: p.text().primary(),
    id: p.text().primary(),
    version: p.integer().primary(),
    pictureId: uuid().primary(),
  },
});

const Picture = defineEntity({
  name: 'Picture',
  tableName: 'pictures',
  properties: {
    id: uuid().primary(),
    purpose: p.text().$type<PicturePurpose>(),
    uploadedBy: uuid(),
    uploadedAt: instant(),
    usedAt: instant().nullable(),
  },
});

const PictureBytes = defineEntity({
  name: 'PictureFile',
  tableName: 'picture_files',
  properties: {
    pictureId: uuid().primary(),
    size: p.text().$type<PictureSize>().primary(),
    mediaType: p.text().$type<PictureFile['mediaType']>(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.blob(),
  },
});

export const contentTables = [
  Service,
  Article,
  SearchText,
  ContentVersion,
  ContentRevision,
  ContentPicture,
  ContentPictureUse,
  Picture,
  PictureBytes,
] as const;

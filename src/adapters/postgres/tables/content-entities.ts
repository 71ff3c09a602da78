import { defineEntity, p } from '@mikro-orm/postgresql';
import type { Bilingual } from '#kernel/language.ts';
import type { TextEvent } from '#modules/content/index.ts';
import { instant, uuid } from './columns.ts';

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

export const contentEntities = [ContentRevision, ContentPicture, ContentPictureUse] as const;

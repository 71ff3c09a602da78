import { defineEntity, p } from '@mikro-orm/postgresql';
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

export const contentEntities = [ContentRevision] as const;

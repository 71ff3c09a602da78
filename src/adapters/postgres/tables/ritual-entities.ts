import { defineEntity, p } from '@mikro-orm/postgresql';
import type { PostponementAsk } from '#modules/office/index.ts';
import { instant, uuid } from './columns.ts';

const NameReading = defineEntity({
  name: 'NameReading',
  tableName: 'name_readings',
  properties: {
    orderId: uuid().primary(),
    name: p.text().primary(),
    readAs: p.text(),
    writtenAt: instant(),
    writtenBy: uuid(),
  },
});

const RitualDay = defineEntity({
  name: 'RitualDay',
  tableName: 'ritual_days',
  properties: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    day: p.string().columnType('date').primary(),
    tickedAt: instant(),
    tickedBy: uuid(),
  },
});

const PostponementAskEntity = defineEntity({
  name: 'PostponementAsk',
  tableName: 'postponement_asks',
  properties: {
    id: uuid().primary(),
    orderId: uuid(),
    startDate: p.string().columnType('date'),
    reason: p.text(),
    askedAt: instant(),
    state: p.text().$type<PostponementAsk['state']>(),
    endedAt: instant().nullable(),
    answeredBy: uuid().nullable(),
    answer: p.text(),
    items: p.json<PostponementAsk['items']>(),
  },
});

/** What the desk notes of rituals, and what customers wish about their days. */
export const ritualEntities = [NameReading, RitualDay, PostponementAskEntity] as const;

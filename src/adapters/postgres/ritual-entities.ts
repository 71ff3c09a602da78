import { defineEntity, p } from '@mikro-orm/postgresql';
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

/** What the desk notes of rituals. */
export const ritualEntities = [NameReading, RitualDay] as const;

import { defineEntity, p } from '@mikro-orm/postgresql';
import type { StaffRole } from '#kernel/caller.ts';
import { instant, uuid } from './columns.ts';

const StaffActionEntity = defineEntity({
  name: 'StaffAction',
  tableName: 'staff_actions',
  properties: {
    id: uuid().primary(),
    at: instant(),
    actorId: uuid(),
    actorRole: p.text().$type<StaffRole>(),
    action: p.text(),
    subjectKind: p.text(),
    subjectId: p.text(),
    subjectUserId: uuid().nullable(),
    before: p.json<Readonly<Record<string, unknown>>>().nullable(),
    after: p.json<Readonly<Record<string, unknown>>>().nullable(),
  },
});

export const staffEntities = [StaffActionEntity] as const;

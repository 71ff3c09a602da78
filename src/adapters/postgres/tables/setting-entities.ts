import { defineEntity, p } from '@mikro-orm/postgresql';
import { instant, uuid } from './columns.ts';

const SettingVersion = defineEntity({
  name: 'SettingVersion',
  tableName: 'setting_versions',
  properties: {
    name: p.text().primary(),
    version: p.integer().primary(),
    value: p.json<unknown>(),
    at: instant(),
    authorId: uuid().nullable(),
  },
});

export const settingEntities = [SettingVersion] as const;

import type { RitePart, RitePartsReader, RitePartsStore } from '#modules/rituals/index.ts';
import { FIRST_PARTS } from '#words/rite.ts';
import { createSettingStore, newestOf } from '../staff/settings.ts';
import type { Queries } from '../tables/entities.ts';

/** A device may still name a part that a later version lacks, so former versions are searched. Parts change a few times a year: this is all of them. */
const MOST_VERSIONS = 500;

const settingName = (serviceId: string) => `rite_parts:${serviceId}`;

const versionsOf = (queries: Queries, serviceIds: readonly string[]) =>
  queries.selectFrom('setting_versions').select(['name', 'value']).where('name', 'in', serviceIds.map(settingName));

export function createRitePartsStore(queries: Queries): RitePartsStore {
  return {
    of: (serviceId) => createSettingStore<readonly RitePart[]>(queries, settingName(serviceId), FIRST_PARTS),
    async find(serviceId, part) {
      const rows = await versionsOf(queries, [serviceId]).orderBy('version', 'desc').limit(MOST_VERSIONS).execute();
      const versions = rows.map(({ value }) => value as readonly RitePart[]);
      // Before its first version a ritual has these.
      return [...versions, FIRST_PARTS].flat().find(({ id }) => id === part);
    },
  };
}

export function createRitePartsReader(queries: Queries): RitePartsReader {
  return {
    newest: (serviceId) => newestOf<readonly RitePart[]>(queries, settingName(serviceId), FIRST_PARTS),
    async ofAll(serviceIds) {
      if (serviceIds.length === 0) return new Map();
      const rows = versionsOf(queries, serviceIds).distinctOn('name').orderBy('name').orderBy('version', 'desc');
      const newest = new Map((await rows.execute()).map(({ name, value }) => [name, value as readonly RitePart[]]));
      return new Map(serviceIds.map((id) => [id, newest.get(settingName(id)) ?? FIRST_PARTS]));
    },
  };
}

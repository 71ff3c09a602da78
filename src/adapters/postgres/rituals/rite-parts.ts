import type { RitePart, RitePartsReader, RitePartsStore } from '#modules/rituals/index.ts';
import { FIRST_PARTS } from '#words/rite.ts';
import { createSettingStore, newestOf } from '../staff/settings.ts';
import type { Queries } from '../tables/entities.ts';

/** A part is looked for in so many versions: parts of a ritual change a few times a year. */
const MOST_VERSIONS = 500;

const partsOf = (serviceId: string) => `rite_parts:${serviceId}`;

const versionsOf = (queries: Queries, serviceIds: readonly string[]) =>
  queries.selectFrom('setting_versions').select(['name', 'value']).where('name', 'in', serviceIds.map(partsOf));

export function createRitePartsStore(queries: Queries): RitePartsStore {
  return {
    of: (serviceId) => createSettingStore<readonly RitePart[]>(queries, partsOf(serviceId), FIRST_PARTS),
    async find(serviceId, part) {
      const rows = await versionsOf(queries, [serviceId]).orderBy('version', 'desc').limit(MOST_VERSIONS).execute();
      return [...rows.map(({ value }) => value as readonly RitePart[]), FIRST_PARTS].flat().find(({ id }) => id === part);
    },
  };
}

export function createRitePartsReader(queries: () => Queries): RitePartsReader {
  return {
    newest: (serviceId) => newestOf<readonly RitePart[]>(queries(), partsOf(serviceId), FIRST_PARTS),
    async ofAll(serviceIds) {
      if (serviceIds.length === 0) return new Map();
      const rows = versionsOf(queries(), serviceIds).distinctOn('name').orderBy('name').orderBy('version', 'desc');
      const newest = new Map((await rows.execute()).map(({ name, value }) => [name, value as readonly RitePart[]]));
      return new Map(serviceIds.map((id) => [id, newest.get(partsOf(id)) ?? FIRST_PARTS]));
    },
  };
}

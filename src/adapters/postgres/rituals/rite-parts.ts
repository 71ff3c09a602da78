import type { RitePart, RitePartsReader, RitePartsStore } from '#modules/rituals/index.ts';
import { FIRST_PARTS } from '#words/rite.ts';
import { settingOfRituals } from '../staff/settings.ts';
import type { Queries } from '../tables/entities.ts';

const PARTS = settingOfRituals<readonly RitePart[]>('rite_parts', FIRST_PARTS);

/**
 * A device may still name a part that a later version lacks, so former versions are searched. Parts change a few times a year: so many are
 * all.
 */
const MOST_VERSIONS = 500;

export function createRiteParts(queries: Queries): RitePartsStore & RitePartsReader {
  return {
    of: (serviceId) => PARTS.of(queries, serviceId),
    async find(serviceId, part) {
      const rows = await PARTS.versionsOf(queries, [serviceId]).orderBy('version', 'desc').limit(MOST_VERSIONS).execute();
      const versions = rows.map(({ value }) => value as readonly RitePart[]);
      return [...versions, FIRST_PARTS].flat().find(({ id }) => id === part);
    },
    newest: (serviceId) => PARTS.of(queries, serviceId).newest(),
    async ofAll(serviceIds) {
      if (serviceIds.length === 0) return new Map();
      const newest = PARTS.versionsOf(queries, serviceIds).distinctOn('name').orderBy('name').orderBy('version', 'desc');
      const partsByName = new Map((await newest.execute()).map(({ name, value }) => [name, value as readonly RitePart[]]));
      return new Map(serviceIds.map((id) => [id, partsByName.get(PARTS.nameOf(id)) ?? FIRST_PARTS]));
    },
  };
}

import type { ImageProcessor } from '#modules/media/index.ts';
import { createTellStaff } from '#modules/notifications/index.ts';
import { createClaims } from '#modules/orders/index.ts';
import { composeOverview } from '#modules/overview/index.ts';
import { composePanel } from '#modules/panel/index.ts';
import { composeReports } from '#modules/reports/index.ts';
import { composeSettings } from '#modules/settings/index.ts';
import { composeStaff as composePeople, type StaffDeps } from '#modules/staff/index.ts';
import { createPasskeys } from '../adapters/passkeys/simplewebauthn.ts';
import { createOverviewReader } from '../adapters/postgres/money/overview-reader.ts';
import { createActionReader } from '../adapters/postgres/staff/action-reader.ts';
import { createWaitingReader } from '../adapters/postgres/staff/waiting-counts.ts';
import type { Ground } from './ground.ts';

/** The people who run the shop, and what they set, see and report. */
export function composeStaff(ground: Ground, images: ImageProcessor) {
  const { config, clock, newId, letters, database } = ground;
  const { transact, readers, queries } = database;
  const { timeZone, publicUrl } = config;
  const common = { ...letters, ...readers, transact, clock, newId, timeZone };
  return {
    staff: composePeople({
      ...staffDeps(ground),
      nameOfPartner: async (slug) => (await readers.partners.find(slug))?.name,
      publicKey: config.push?.publicKey,
      members: readers.members,
      actions: createActionReader(queries, timeZone),
    }),
    settings: composeSettings(common),
    overview: composeOverview({ overview: createOverviewReader(queries, timeZone), clock, timeZone }),
    reports: composeReports({ ...common, images, claims: createClaims(config.secretKeys) }),
    panel: composePanel({ ...common, waiting: createWaitingReader(queries) }),
    tellStaff: createTellStaff({ transact, clock, newId, publicUrl }),
  };
}

export type StaffGround = Pick<Ground, 'config' | 'clock' | 'newId' | 'database' | 'letters'>;

/** What the use cases of the staff need, and operators' commands about the staff, too. */
export function staffDeps({ config, clock, newId, database, letters }: StaffGround): StaffDeps {
  return {
    transact: database.transact,
    clock,
    newId,
    secretKeys: config.secretKeys,
    passkeys: createPasskeys(config.publicUrl),
    writeNews: (member, ...news) => (member.email === null ? undefined : letters.writeMemberNews(member, member.email, ...news)),
  };
}

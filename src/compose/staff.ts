import type { ImageProcessor } from '#modules/media/index.ts';
import { createTellStaff } from '#modules/notifications/index.ts';
import { createClaims } from '#modules/orders/index.ts';
import { composeOverview } from '#modules/overview/index.ts';
import { composePanel } from '#modules/panel/index.ts';
import { composeReports } from '#modules/reports/index.ts';
import { composeSettings } from '#modules/settings/index.ts';
import { composeStaff as composePeople, type StaffDeps } from '#modules/staff/index.ts';
import { createPasskeys } from '../adapters/passkeys/simplewebauthn.ts';
import { createPictureReader } from '../adapters/postgres/content/pictures.ts';
import { createOverviewReader } from '../adapters/postgres/money/overview-reader.ts';
import { createFullDays, createPlannedRituals } from '../adapters/postgres/rituals/day-room.ts';
import { createReportReader } from '../adapters/postgres/rituals/reports.ts';
import { createActionReader } from '../adapters/postgres/staff/action-reader.ts';
import { createMemberReader } from '../adapters/postgres/staff/members.ts';
import { createPartnerReader } from '../adapters/postgres/staff/partners.ts';
import { createViewReader } from '../adapters/postgres/staff/saved-views.ts';
import { createSellerReader } from '../adapters/postgres/staff/seller.ts';
import { createClosedDays, createDayCapacity } from '../adapters/postgres/staff/settings.ts';
import { createWaitingReader } from '../adapters/postgres/staff/waiting-counts.ts';
import type { Ground } from './ground.ts';

/** The people who run the shop, and what they set, see and report. */
export function composeStaff(ground: Ground, images: ImageProcessor) {
  const { config, clock, newId, letters, database } = ground;
  const { transact, queries } = database;
  const { timeZone, publicUrl } = config;
  const partners = createPartnerReader(queries);
  const common = { ...letters, transact, clock, newId, timeZone };
  return {
    staff: composePeople({
      ...staffDeps(ground),
      nameOfPartner: async (slug) => (await partners.find(slug))?.name,
      publicKey: config.push?.publicKey,
      members: createMemberReader(queries),
      actions: createActionReader(queries, timeZone),
    }),
    settings: composeSettings({
      ...common,
      closedDays: createClosedDays(queries),
      dayCapacity: createDayCapacity(queries),
      fullDays: createFullDays(queries),
      planned: createPlannedRituals(queries),
      seller: createSellerReader(queries),
    }),
    overview: composeOverview({ overview: createOverviewReader(queries, timeZone), clock, timeZone }),
    reports: composeReports({
      ...common,
      images,
      claims: createClaims(config.secretKeys),
      reports: createReportReader(queries),
      pictures: createPictureReader(queries),
    }),
    panel: composePanel({ transact, clock, views: createViewReader(queries), waiting: createWaitingReader(queries) }),
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

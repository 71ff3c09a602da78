import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { refusedField, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { PictureStore } from '#modules/media/index.ts';
import type { Order } from '#modules/orders/index.ts';
import type { ReportProofs, ReportTransact } from './ports.ts';
import { type Report, type ReportContent, type ReportPlace, readContent, refuseIncomplete, refuseUnwritable } from './report.ts';

/**
 * Saves a draft, or corrects a report that is sent; `version` is that of the report which the writer has read, 0 for none. A correction is
 * seen by the customer at once, tells its time, and revokes the order's certificate; one that changes nothing is none. Pictures that the
 * report no longer shows are deleted.
 * Throws like `requirePermission`, `readContent`, `refuseUnwritable` and, for a correction, `refuseIncomplete`; `not_found`; `changed_meanwhile`
 * when somebody else has saved it since; and `invalid_request` for a picture that was not uploaded, or that another report shows.
 */
export function createSaveReport({ transact, clock }: WriteDeps<ReportTransact>) {
  return async (caller: Caller, place: ReportPlace, version: number, written: ReportContent): Promise<Report> => {
    const staff = requirePermission(caller, 'rituals.perform');
    const at = clock();
    const content = readContent(written, at);
    return transact(async ({ orders, reports, pictures, certificates, audit }) => {
      const order = await orders.lock(place.orderId);
      if (!order?.items[place.position]) throw new ShopError('not_found');
      const before = await reports.find(place);
      refuseUnsavable(order, before, version, content);
      const fields = changedFields(before, content);
      if (before?.sentAt && fields.length === 0) return before;
      const former = idsOf(before);
      const added = idsOf(content).filter((id) => !former.includes(id));
      await showPictures(pictures, added, at);
      const after: Report = { ...correctionTimes(before, at), ...place, ...content, version: version + 1, savedAt: at };
      await reports.save(after, staff.userId);
      await revokeProofs(certificates, after);
      await pictures.remove(former.filter((id) => !idsOf(after).includes(id)));
      const action = after.correctedAt ? 'report.corrected' : 'report.saved';
      await audit.record(staff, { action, subject: subjectOf(order), ...loggedFields(before, after, order, fields), at });
      return after;
    });
  };
}

function refuseUnsavable(order: Order, before: Report | undefined, version: number, content: ReportContent): void {
  refuseUnwritable(order, before);
  if ((before?.version ?? 0) !== version) throw new ShopError('changed_meanwhile');
  if (before?.sentAt) refuseIncomplete(content);
}

const idsOf = (report: ReportContent | undefined) => report?.pictures.map(({ id }) => id) ?? [];

/** A change of a report that is sent is a correction, which keeps the time of sending; a draft has neither time. */
function correctionTimes(before: Report | undefined, at: Date) {
  return before?.sentAt ? { sentAt: before.sentAt, correctedAt: at } : {};
}

/** A certificate of the former report does not prove its correction. */
async function revokeProofs(certificates: ReportProofs, { orderId, correctedAt }: Report): Promise<void> {
  if (correctedAt) await certificates.revoke(orderId, { at: correctedAt });
}

/** Notes that a report shows these pictures; throws `invalid_request` when one of them is not there or shown elsewhere. */
async function showPictures(pictures: PictureStore, ids: readonly string[], at: Date): Promise<void> {
  const shown = await pictures.use(ids, 'report', at);
  if (shown.length < ids.length) throw refusedField(['pictures'], 'unknown_picture');
}

/** Names the customer whose data a line of the log holds. */
export function subjectOf({ id, userId }: Order) {
  return { kind: 'order', id, userId };
}

const FIELDS = ['text', 'day', 'place', 'pictures'] as const;
type Field = (typeof FIELDS)[number];

function changedFields(before: Report | undefined, content: ReportContent): Field[] {
  return FIELDS.filter((field) => !isDeepStrictEqual(before?.[field], content[field]));
}

/** What changed. Texts may hold names, so of a guest, who has no account to erase, only the names of the fields are noted. */
function loggedFields(before: Report | undefined, after: Report, { userId }: Order, fields: readonly Field[]) {
  const { position } = after;
  if (userId === undefined) return { before: null, after: { position, fields } };
  const only = (report: Report) => ({ position, ...Object.fromEntries(fields.map((field) => [field, report[field]])) });
  return { before: before ? only(before) : null, after: only(after) };
}

import { requireUser } from '#kernel/access.ts';
import type { Caller } from '#kernel/caller.ts';
import { type Page, type Paged, readPage } from '#kernel/cursor.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { requirePermission } from '#kernel/permissions.ts';
import type { PictureFile, PictureSize } from '#modules/media/index.ts';
import { belongsTo, type Claims } from '#modules/orders/index.ts';
import type { ReportReader, UnreportedOrder } from './ports.ts';
import type { Report, ReportPlace } from './report.ts';

interface ReadDeps {
  readonly reports: ReportReader;
}

/**
 * Lists the orders with performed rituals that lack a report, the oldest first. Throws like `requirePermission`, and `invalid_request` for a
 * wrong cursor.
 */
export function createListUnreported({ reports }: ReadDeps) {
  return async (caller: Caller, wanted: Paged): Promise<Page<UnreportedOrder>> => {
    requirePermission(caller, 'rituals.perform');
    return readPage(wanted, reports.unreported, ({ id, createdAt }) => ({ id, at: createdAt }));
  };
}

export type ReportOfItem = Awaited<ReturnType<ReturnType<typeof createViewReport>>>;

/**
 * Returns the report of an item for its writer, with its order; the report is undefined when nobody has begun it. Throws like
 * `requirePermission`, and `not_found`.
 */
export function createViewReport({ reports }: ReadDeps) {
  return async (caller: Caller, place: ReportPlace) => {
    requirePermission(caller, 'rituals.perform');
    const order = await reports.findOrder(place.orderId);
    if (!order?.items[place.position]) throw new ShopError('not_found');
    return { order, report: await reports.find(place) };
  };
}

interface OwnDeps extends ReadDeps {
  readonly claims: Pick<Claims, 'isHeldBy'>;
}

/**
 * The sent reports of the caller's own order; after the deletion of the account whoever proves its contact is the owner until the order is
 * erased. Throws `not_signed_in`, and `not_found` for everybody else's.
 */
export function createViewOwnReports(deps: OwnDeps) {
  return async (caller: Caller, orderId: string): Promise<Report[]> => {
    await findOwn(deps, caller, orderId);
    return deps.reports.sent(orderId);
  };
}

/** Returns a picture of a sent report of the caller's own order. Throws like `createViewOwnReports`, and `not_found`. */
export function createViewOwnPicture(deps: OwnDeps) {
  return async (caller: Caller, orderId: string, id: string, size: PictureSize): Promise<PictureFile> => {
    await findOwn(deps, caller, orderId);
    return requireFound(await deps.reports.picture(orderId, id, size)).file;
  };
}

/** Returns a picture that whoever has the order's link may see; throws `not_found` for every other. */
export function createViewPublicPicture({ reports }: ReadDeps) {
  return async (orderId: string, id: string, size: PictureSize): Promise<PictureFile> => {
    const picture = await reports.picture(orderId, id, size);
    if (!picture?.isPublic) throw new ShopError('not_found');
    return picture.file;
  };
}

async function findOwn({ reports, claims }: OwnDeps, caller: Caller, orderId: string): Promise<void> {
  const customer = requireUser(caller);
  const order = await reports.findOrder(orderId);
  if (!order || !(belongsTo(order, customer) || claims.isHeldBy(order, caller))) throw new ShopError('not_found');
}

import { requireUser } from '#kernel/access.ts';
import type { Caller, UserCaller } from '#kernel/caller.ts';
import type { WriteDeps } from '#kernel/deps.ts';
import { requireFound, ShopError } from '#kernel/errors.ts';
import { shortHexHash } from '#kernel/short-hash.ts';
import { hashToken, newToken } from '#kernel/tokens.ts';
import { type Order, requireOwn } from '#modules/orders/index.ts';
import type { NamesLink, SpokenName } from './certificate.ts';
import type { CertificateReader, CertificateTransact, FindSpokenNames, NamesLinkReader } from './ports.ts';

export type OwnNames = Awaited<ReturnType<ReturnType<typeof createViewNamesLink>>>;

interface Deps extends WriteDeps<CertificateTransact> {
  readonly certificates: Pick<CertificateReader, 'ofOrder'>;
  readonly namesLinks: NamesLinkReader;
  readonly findOrder: (id: string) => Promise<Order | undefined>;
  readonly findSpokenNames: FindSpokenNames;
}

/**
 * Returns the names of the caller's own order that a new link would show, and the link that shows any now, if there is one. `print` is a hash by
 * which whoever makes a link says which names they have seen. Throws `not_signed_in`; `not_found` for others, and without a valid certificate.
 */
export function createViewNamesLink(deps: Omit<Deps, 'transact' | 'clock'>) {
  return async (caller: Caller, orderId: string) => {
    const { names, code } = await ownNames(deps, requireUser(caller), orderId);
    const link = await deps.namesLinks.find(code);
    // All whom the link names have been removed meanwhile: it shows nothing.
    return { names, print: printOf(names), link: link?.names.length ? link : undefined };
  };
}

/**
 * Makes a link that shows the names which the caller has seen, and ends the former one. Throws like `createViewNamesLink`, also when there
 * is no name to show, and `changed_meanwhile` when the names are others by now or one of the people has been removed.
 */
export function createMakeNamesLink(deps: Deps) {
  return async (caller: Caller, orderId: string, print: string): Promise<{ own: OwnNames; code: string; token: string }> => {
    const user = requireUser(caller);
    const { names, code } = await ownNames(deps, user, orderId);
    if (names.length === 0) throw new ShopError('not_found');
    if (printOf(names) !== print) throw new ShopError('changed_meanwhile');
    const token = newToken();
    const link: NamesLink = { code, names, tokenHash: hashToken(token), madeAt: deps.clock() };
    await deps.transact(async ({ orders, certificates, namesLinks }) => {
      requireOwn(await orders.lock(orderId), user);
      const certificate = await certificates.find(code);
      if (!certificate || certificate.revoked) throw new ShopError('not_found');
      if (!(await namesLinks.save(user.userId, link))) throw new ShopError('changed_meanwhile');
    });
    return { own: { names, print, link }, code, token };
  };
}

/** Ends the link of the caller's own order, if there is one. Throws `not_signed_in`, and `not_found` for another's order. */
export function createEndNamesLink({ transact }: Pick<Deps, 'transact'>) {
  return async (caller: Caller, orderId: string): Promise<void> => {
    const user = requireUser(caller);
    await transact(async ({ orders, namesLinks }) => {
      requireOwn(await orders.lock(orderId), user);
      await namesLinks.remove(orderId);
    });
  };
}

/**
 * Returns the names that a link shows. Throws `not_found` for another token, once the link has ended, as the database ends it when the
 * certificate is revoked, and once all whom it names were removed.
 */
export function createReadLinkedNames({ namesLinks }: Pick<Deps, 'namesLinks'>) {
  return async (code: string, token: string): Promise<readonly SpokenName[]> => {
    const link = await namesLinks.find(code);
    if (link?.tokenHash !== hashToken(token) || link.names.length === 0) throw new ShopError('not_found');
    return link.names;
  };
}

/** The names and the valid certificate of the user's own order. Throws `not_found`. */
async function ownNames(
  { findOrder, certificates, findSpokenNames }: Omit<Deps, 'transact' | 'clock'>,
  user: UserCaller,
  orderId: string,
) {
  const order = requireOwn(await findOrder(orderId), user);
  const valid = requireFound((await certificates.ofOrder(orderId)).find(({ revoked }) => !revoked));
  return { names: await findSpokenNames(order), code: valid.code };
}

function printOf(names: readonly SpokenName[]): string {
  return shortHexHash(JSON.stringify(names));
}

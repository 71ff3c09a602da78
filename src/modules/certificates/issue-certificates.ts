import type { WriteDeps } from '#kernel/deps.ts';
import { hashOfSeal, type Seal } from '#modules/ledger/index.ts';
import type { NotedPart, Order } from '#modules/orders/index.ts';
import type { Report } from '#modules/reports/index.ts';
import { type Certificate, certifiedRituals, newCode, signedText } from './certificate.ts';
import { type CertificateKey, changedKeys, signText } from './keys.ts';
import type { CertificateReader, CertificateTransact } from './ports.ts';
import type { CertifiedFile } from './signed-text.ts';

interface IssueDeps extends WriteDeps<CertificateTransact> {
  readonly certificates: Pick<CertificateReader, 'due' | 'lastSeal'>;
  /** The first signs; without any, nothing is issued. */
  readonly keys: readonly CertificateKey[];
  /** Scheme and host of the shop. */
  readonly publicUrl: string;
  /** True in a shop that takes no real money: its certificates say so. */
  readonly isTest: boolean;
  /** The zone of the fire, in which a certificate tells days. */
  readonly fireZone: () => Promise<string>;
}

/** What is the same for all certificates that are issued in one run. */
interface Run extends Pick<IssueDeps, 'publicUrl' | 'isTest'> {
  readonly key: CertificateKey;
  readonly seal: Seal;
  readonly fireZone: string;
}

/** The most orders that get their certificates in one run; then the next run comes at once. */
const ORDERS_IN_A_RUN = 50;

/**
 * Issues the certificates that are due: of completed orders whose reports were all sent, and last corrected, on a day before that of the
 * ledger's newest seal. A former certificate that is still valid is revoked. Returns true when more may be due. Throws Error for keys that
 * must not sign.
 */
export function createIssueCertificates(deps: IssueDeps) {
  const { transact, certificates: reader, clock, keys } = deps;
  return async (): Promise<boolean> => {
    const [key] = keys;
    if (!key) return false;
    await noteKeys(transact, keys, clock());
    const seal = await reader.lastSeal();
    if (!seal) return false;
    const orderIds = await reader.due(startOf(seal), ORDERS_IN_A_RUN);
    const run = { ...deps, key, seal, fireZone: await deps.fireZone() };
    for (const orderId of orderIds) await issue(run, orderId);
    return orderIds.length === ORDERS_IN_A_RUN;
  };
}

/** Stores which keys of the settings have begun or ended. */
async function noteKeys(transact: CertificateTransact, keys: readonly CertificateKey[], now: Date): Promise<void> {
  await transact(async ({ certificates }) => {
    for (const key of changedKeys(await certificates.lockKeys(), keys, now)) await certificates.saveKey(key);
  });
}

/**
 * Issues the certificate of an order, if it is still due under the lock of the order: another instance, a correction or an erasure may have
 * come first. The lock of the keys holds off whoever would end this one meanwhile.
 */
async function issue({ transact, clock, ...run }: Pick<IssueDeps, 'transact' | 'clock'> & Run, orderId: string): Promise<void> {
  const { key, seal } = run;
  await transact(async ({ orders, reports, certificates }) => {
    const order = await orders.lock(orderId);
    const known = await certificates.lockKeys();
    if (known.find(({ id }) => id === key.id)?.until)
      throw new Error(`CERTIFICATE_KEYS: ${key.id} has ended, and cannot sign again`);
    const since = await certificates.dueSince(orderId);
    if (!since || since >= startOf(seal)) return;
    const sent = order ? await sentReports(order, reports.find) : undefined;
    if (order && sent) {
      const at = clock();
      await certificates.revoke(orderId, { at });
      const files = await certificates.filesOf(orderId);
      const parts = await certificates.partsOf(orderId);
      await certificates.add(certificateOf(order, { sent, files, parts, at, ...run }));
    }
    await certificates.clearDue(orderId);
  });
}

/** The report of each ritual; undefined for an order that is not completed, or lacks one. */
async function sentReports(order: Order, find: (place: { orderId: string; position: number }) => Promise<Report | undefined>) {
  if (order.status !== 'completed' || order.isErased) return undefined;
  const sent: Report[] = [];
  for (const position of order.items.keys()) {
    const report = await find({ orderId: order.id, position });
    if (!report?.sentAt) return undefined;
    sent.push(report);
  }
  return sent;
}

/** What a certificate is made of, besides its order. */
interface Facts extends Run {
  readonly sent: readonly Report[];
  readonly files: readonly CertifiedFile[];
  readonly parts: readonly NotedPart[];
  readonly at: Date;
}

function certificateOf(order: Order, { sent, files, parts, at, key, seal, publicUrl, isTest, fireZone }: Facts): Certificate {
  const code = newCode();
  const text = signedText({
    shop: publicUrl,
    code,
    isTest,
    files,
    issuedAt: at,
    keyId: key.id,
    orderNumber: order.number,
    rituals: certifiedRituals(order, sent, { parts, timeZone: fireZone }),
    seal: { number: seal.number, day: seal.day, hash: hashOfSeal(seal) },
  });
  return { code, orderId: order.id, keyId: key.id, text, signature: signText(text, key), issuedAt: at };
}

/** When the day of a seal begins: seals tell their day in UTC. */
function startOf({ day }: Seal): Date {
  return new Date(`${day}T00:00:00Z`);
}

import { type Selectable, sql } from 'kysely';
import type {
  Certificate,
  CertificateData,
  CertificateReader,
  CertificateStore,
  CertifiedFile,
  KnownKey,
} from '#modules/certificates/index.ts';
import { sealRows } from '../payments/ledger.ts';
import type { Queries, Tables } from '../tables/entities.ts';
import { columnsOf, fieldsIn, presentIn } from '../tables/fields.ts';
import { allAs, deleteRows, firstAs, insertRows, rowsOf, saveRow, updateRows } from '../tables/rows.ts';
import { namesLinksOf } from './names-links.ts';
import { notedParts } from './rite-notes.ts';

export function createCertificates(queries: Queries): CertificateStore & CertificateReader & CertificateData {
  return {
    async lockKeys() {
      await sql`select pg_advisory_xact_lock(hashtext('vedic-rituals-shop certificate keys'))`.execute(queries);
      return allKeys(queries);
    },
    saveKey: (key) => saveRow(queries, 'certificate_keys', ['id'], columnsOf(key, 'id', 'publicKey', 'since', 'until')),
    async dueSince(orderId) {
      const due = await rowsOf(queries, 'certificate_dues', { order_id: orderId }).executeTakeFirst();
      return due?.since;
    },
    clearDue: (orderId) => deleteRows(queries, 'certificate_dues', { order_id: orderId }),
    filesOf: (orderId) => filesOf(queries, orderId),
    partsOf: (orderId) => notedParts(queries, orderId),
    add: (certificate) =>
      insertRows(queries, 'certificates', columnsOf(certificate, 'code', 'orderId', 'keyId', 'text', 'signature', 'issuedAt')),
    find: (code) => firstAs(rowsOf(queries, 'certificates', { code }), toCertificate),
    revoke: (orderId, { at, byStaff }) =>
      updateRows(queries, 'certificates', { order_id: orderId, revoked_at: null }).to({
        revoked_at: at,
        revoked_by: byStaff?.userId ?? null,
        reason: byStaff?.reason ?? null,
      }),
    ofOrder: (orderId) => ofOrders(queries, [orderId]),
    async due(before, limit) {
      const rows = queries.selectFrom('certificate_dues').select('order_id').where('since', '<', before);
      const due = rows.orderBy('since').orderBy('order_id').limit(limit);
      return allAs(due, (row) => row.order_id);
    },
    lastSeal: () => sealRows(queries).orderBy('number', 'desc').limit(1).executeTakeFirst(),
    seal: (number) => sealRows(queries).where('number', '=', number).executeTakeFirst(),
    keys: () => allKeys(queries),
    async ofOrders(ids) {
      const certificates = await ofOrders(queries, ids);
      const codes = certificates.map(({ code }) => code);
      const links = await namesLinksOf(queries, codes);
      return certificates.map((each) => ({ ...each, namesLink: links.find(({ code }) => code === each.code) }));
    },
  };
}

/** The certificates of some orders, the newest first: each correction of a report makes one. */
function ofOrders(queries: Queries, ids: readonly string[]): Promise<Certificate[]> {
  return allAs(rowsOf(queries, 'certificates', { order_id: ids }).orderBy('issued_at', 'desc'), toCertificate);
}

/** The valid certificate of an order, as its page names it. */
export async function validCertificate(queries: Queries, orderId: string) {
  const row = await rowsOf(queries, 'certificates', { order_id: orderId, revoked_at: null }).executeTakeFirst();
  return row && fieldsIn(row, 'code', 'issuedAt');
}

async function allKeys(queries: Queries): Promise<KnownKey[]> {
  const rows = queries.selectFrom('certificate_keys').selectAll().orderBy('since').orderBy('id');
  return allAs(rows, (row) => ({ ...fieldsIn(row, 'id', 'publicKey', 'since'), ...presentIn(row, 'until') }));
}

/** The hashes of the pictures of an order's reports. The database makes them, so that no picture leaves it. */
async function filesOf(queries: Queries, orderId: string): Promise<CertifiedFile[]> {
  const rows = queries
    .selectFrom('report_pictures as shown')
    .innerJoin('picture_files as file', 'file.picture_id', 'shown.picture_id')
    .select(['position', 'size'])
    .select(sql<string>`encode(sha256(file.bytes), 'hex')`.as('sha256'))
    .where('shown.order_id', '=', orderId)
    .orderBy('position')
    .orderBy('rank')
    .orderBy('size');
  return allAs(rows, ({ position, size, sha256 }) => {
    return { ritual: position, kind: size === 'large' ? 'picture' : 'preview', sha256 };
  });
}

function toCertificate(row: Selectable<Tables['certificates']>): Certificate {
  const { revoked_at: at, revoked_by: userId, reason } = row;
  const certificate = fieldsIn(row, 'code', 'orderId', 'keyId', 'text', 'signature', 'issuedAt');
  if (!at) return certificate;
  const byStaff = userId && reason ? { byStaff: { userId, reason } } : {};
  return { ...certificate, revoked: { at, ...byStaff } };
}

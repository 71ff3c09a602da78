import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { openDatabase } from '../../../src/adapters/postgres/database.ts';
import { createCertificates } from '../../../src/adapters/postgres/rituals/certificates.ts';
import { certificateKeysOf } from '../../../src/config/certificate-keys.ts';
import { ownSecret } from '../../../src/config/own-secret.ts';
import type { CalendarDate } from '../../../src/kernel/calendar-date.ts';
import { composeCertificates } from '../../../src/modules/certificates/index.ts';
import { createSealLedger } from '../../../src/modules/ledger/index.ts';
import { testWithShop } from './test.ts';

/** The order that has a certificate. */
export const CERTIFIED_ORDER = '6f1f7a52-0a4e-4c62-9d0f-3f1f6f1b8f4e';
export const PICTURE = '3b9d2c54-6a0f-4a1e-8f0b-5d2c7e9a1b3d';

/** A shop with an order that was reported two days ago, and got its certificate today. */
export const test = testWithShop({}, certifyOrder);

const ago = (days: number) => new Date(Date.now() - days * 24 * 3600 * 1000);
const dayOf = (instant: Date) => instant.toISOString().slice(0, 10) as CalendarDate;

async function certifyOrder(folder: string): Promise<void> {
  const database = await openDatabase({ folder: join(folder, 'database') });
  try {
    await addReportedOrder(database);
    const secret = ownSecret(folder);
    const { transact, queries } = database;
    const common = { transact, clock: () => new Date() };
    await createSealLedger({ ...common, keys: [secret] })();
    const certificates = composeCertificates({
      ...common,
      publicUrl: 'http://localhost:3000',
      isTest: true,
      fireZone: async () => 'Asia/Kolkata',
      keys: certificateKeysOf(undefined, secret),
      certificates: createCertificates(queries),
      draw: async () => new Uint8Array(),
      namesLinks: { find: async () => undefined },
      findOrder: async () => undefined,
      findSpokenNames: async () => [],
    });
    await certificates.issueCertificates();
  } finally {
    await database.close();
  }
}

async function addReportedOrder({ queries }: Awaited<ReturnType<typeof openDatabase>>): Promise<void> {
  const place = { order_id: CERTIFIED_ORDER, position: 0 };
  const customer = randomUUID();
  const rows = {
    users: { id: customer, email: 'vera@example.com', role: 'customer', language: 'ru', created_at: ago(31) },
    orders: {
      id: CERTIFIED_ORDER,
      user_id: customer,
      status: 'completed',
      language: 'ru',
      payment_method: 'card',
      total_cents: 30_000,
      customer_name: 'Вера Ким',
      customer_email: 'vera@example.com',
      special_instructions: '',
      created_at: ago(31),
    },
    order_items: {
      ...place,
      item_id: 'ganesha',
      name: 'Ганеша-яга',
      name_en: 'Ganesha Yagya',
      price_cents: 30_000,
      quantity: 1,
      weeks: 4,
      start_date: dayOf(ago(30)),
      begun_at: ago(30),
      performed_at: ago(3),
    },
    pictures: { id: PICTURE, purpose: 'report', uploaded_by: randomUUID(), uploaded_at: ago(2), used_at: ago(2) },
    reports: {
      ...place,
      text: 'Яга совершена на рассвете.',
      day: dayOf(ago(3)),
      place: 'Агнишала, Варанаси',
      version: 2,
      saved_at: ago(2),
      saved_by: randomUUID(),
      sent_at: ago(2),
    },
    report_pictures: { ...place, picture_id: PICTURE, rank: 0, caption: 'Огонь', is_public: true },
  } as const;
  // The types do not know which row belongs to which table of the loop: hence `never`.
  for (const [table, row] of Object.entries(rows))
    await queries
      .insertInto(table as keyof typeof rows)
      .values(row as never)
      .execute();
  for (const [size, width] of [
    ['large', 1200],
    ['small', 480],
  ] as const) {
    const height = (width * 2) / 3;
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#c8641e' } })
      .webp()
      .toBuffer();
    const file = { picture_id: PICTURE, size, media_type: 'image/webp', width, height, bytes } as const;
    await queries.insertInto('picture_files').values(file).execute();
  }
}

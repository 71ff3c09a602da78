import { fileURLToPath } from 'node:url';
import { composeCertificates } from '#modules/certificates/index.ts';
import { readFirePlace } from '#modules/muhurtas/index.ts';
import type { Sankalpa } from '#modules/sankalpa/index.ts';
import { createOrderReader } from '../adapters/postgres/orders/order-reader.ts';
import { createCertificateReader } from '../adapters/postgres/rituals/certificates.ts';
import { createNamesLinkReader } from '../adapters/postgres/rituals/names-links.ts';
import { createFirePlace } from '../adapters/postgres/staff/settings.ts';
import { createDrawCertificate } from '../adapters/receipt-pdf/draw-certificate.ts';
import type { Ground } from './ground.ts';
import { fontFile } from './sales.ts';

/** The fonts of large words, which the build copies, one for each script. */
const headingFile = (script: string) =>
  fileURLToPath(new URL(`../../dist/share-fonts/cormorant-${script}-600-normal.ttf`, import.meta.url));

/** Certificates of performed rituals. */
export function composeCertificatesOf(ground: Ground, { readNames }: Pick<Sankalpa, 'readNames'>) {
  const { config, clock, database } = ground;
  const { transact, queries } = database;
  const { publicUrl, isSandbox: isTest } = config;
  const place = createFirePlace(queries);
  const fonts = {
    text: fontFile(400),
    strong: fontFile(600),
    headings: { cyrillic: headingFile('cyrillic'), latin: headingFile('latin') },
  };
  return composeCertificates({
    transact,
    clock,
    publicUrl,
    isTest,
    keys: config.certificateKeys,
    fireZone: async () => (await readFirePlace(place)).timeZone,
    certificates: createCertificateReader(queries),
    namesLinks: createNamesLinkReader(queries),
    findOrder: createOrderReader(queries).find,
    findSpokenNames: readNames,
    draw: createDrawCertificate(fonts),
  });
}

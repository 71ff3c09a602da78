import { fileURLToPath } from 'node:url';
import { composeCertificates } from '#modules/certificates/index.ts';
import { readFirePlace } from '#modules/muhurtas/index.ts';
import type { Sankalpa } from '#modules/sankalpa/index.ts';
import { createDrawCertificate } from '../adapters/receipt-pdf/draw-certificate.ts';
import type { Ground } from './ground.ts';
import { fontFile } from './sales.ts';

/** The fonts of large words, which the build copies, one for each script. */
const headingFile = (script: string) =>
  fileURLToPath(new URL(`../../dist/share-fonts/cormorant-${script}-600-normal.ttf`, import.meta.url));

/** Certificates of performed rituals. */
export function composeCertificatesOf(ground: Ground, { readNames }: Pick<Sankalpa, 'readNames'>) {
  const { config, clock, database } = ground;
  const { transact, readers } = database;
  const { publicUrl, isSandbox: isTest } = config;
  const fonts = {
    text: fontFile(400),
    strong: fontFile(600),
    headings: { cyrillic: headingFile('cyrillic'), latin: headingFile('latin') },
  };
  return composeCertificates({
    ...readers,
    transact,
    clock,
    publicUrl,
    isTest,
    keys: config.certificateKeys,
    fireZone: async () => (await readFirePlace(readers.firePlace)).timeZone,
    findOrder: readers.orders.find,
    findSpokenNames: readNames,
    draw: createDrawCertificate(fonts),
  });
}

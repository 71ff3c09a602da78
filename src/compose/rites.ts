import { fileURLToPath } from 'node:url';
import { composeAfterwards } from '#modules/afterwards/index.ts';
import { composeCertificates } from '#modules/certificates/index.ts';
import { readFirePlace } from '#modules/muhurtas/index.ts';
import type { ReadDays } from '#modules/panchanga/index.ts';
import type { Plans } from '#modules/plans/index.ts';
import { composeSankalpa, type Sankalpa } from '#modules/sankalpa/index.ts';
import { createDrawCertificate } from '../adapters/receipt-pdf/draw-certificate.ts';
import { createDrawSankalpa } from '../adapters/receipt-pdf/draw-sankalpa.ts';
import { readScripts } from '../adapters/scripts/sanscript.ts';
import type { Ground } from './ground.ts';
import { fontFile, PAPER_FONTS } from './sales.ts';

/** What is read aloud at the fire. */
export function composeSankalpaOf(
  { config, clock, database: { transact, readers } }: Ground,
  readDays: ReadDays,
  { lookAtInvitation, answerLine }: Plans,
) {
  return composeSankalpa({
    ...readers,
    transact,
    clock,
    readScripts,
    timeZone: config.timeZone,
    lookAtInvitation,
    answerLine,
    findOrder: readers.orders.find,
    readDays,
    firePlace: () => readFirePlace(readers.firePlace),
    draw: createDrawSankalpa({ text: fontFile(400, 'noto-sans'), strong: fontFile(600, 'noto-sans') }),
  });
}

/** What customers want and say once an order is completed; their yearly day is found in the almanac, too. */
export function composeAfterwardsOf({ config, clock, letters, database: { transact, readers } }: Ground, readDays: ReadDays) {
  return composeAfterwards({
    transact,
    clock,
    timeZone: config.timeZone,
    readDays,
    writeYearReminder: letters.writeYearReminder,
    findOrder: readers.orders.find,
    firePlace: () => readFirePlace(readers.firePlace),
  });
}

/** The fonts of large words, which the build copies, one for each script. */
const headingFile = (script: string) =>
  fileURLToPath(new URL(`../../dist/share-fonts/cormorant-${script}-600-normal.ttf`, import.meta.url));

/** Certificates of performed rituals. */
export function composeCertificatesOf(ground: Ground, { readNames }: Pick<Sankalpa, 'readNames'>) {
  const { config, clock, database } = ground;
  const { transact, readers } = database;
  const { publicUrl, isSandbox: isTest } = config;
  const fonts = {
    ...PAPER_FONTS,
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

import { setImmediate } from 'node:timers/promises';
import type { FiledTexts } from '#modules/content/index.ts';
import { writeFiles } from './format.ts';
import { asOneFile, MOST_BYTES_IN_ONE, MOST_LINES_IN_ONE } from './one-file.ts';

/** Of what a file may hold this share is filled, so that an import still takes it when people have made its texts longer. */
const FILLED_SHARE = 0.5;

type Texts = { [Kind in keyof FiledTexts]: FiledTexts[Kind][number][] };

/**
 * Divides texts, in their order, into parts that each make one file that an import takes; there is one part when all fit together. A
 * single text is never so long that an import refuses it. Between two texts other requests are served.
 */
export async function partsOf({ services, articles }: FiledTexts): Promise<FiledTexts[]> {
  const texts: Texts[] = [
    ...services.map((service) => ({ services: [service], articles: [] })),
    ...articles.map((article) => ({ services: [], articles: [article] })),
  ];
  let part = empty();
  let bytes = 0;
  let lines = 0;
  const parts = [part];
  for (const text of texts) {
    await setImmediate();
    const size = sizeOf(asOneFile(writeFiles(text)));
    bytes += size.bytes;
    lines += size.lines;
    if (bytes > MOST_BYTES_IN_ONE * FILLED_SHARE || lines > MOST_LINES_IN_ONE * FILLED_SHARE) {
      part = empty();
      ({ bytes, lines } = size);
      parts.push(part);
    }
    part.services.push(...text.services);
    part.articles.push(...text.articles);
  }
  return parts;
}

const empty = (): Texts => ({ services: [], articles: [] });

/** Tells whether an import takes a file that holds this text. */
export function fitsInOne(text: string): boolean {
  const { bytes, lines } = sizeOf(text);
  return bytes <= MOST_BYTES_IN_ONE && lines <= MOST_LINES_IN_ONE;
}

function sizeOf(text: string): { bytes: number; lines: number } {
  return { bytes: Buffer.byteLength(text), lines: text.split('\n').length };
}

import { setImmediate } from 'node:timers/promises';
import type { FiledTexts } from '#modules/content/index.ts';
import { writeFiles } from './format.ts';
import { asOneFile, MOST_BYTES_IN_ONE, MOST_LINES_IN_ONE } from './one-file.ts';

/** How much of one file is filled: an import still takes the file when its texts have grown, and reads it in half of its time. */
const FILLED = 0.5;

type Texts = { [Kind in keyof FiledTexts]: FiledTexts[Kind][number][] };

/**
 * Divides texts, in their order, so that each part makes one file that an import takes. Returns one part for all that fit together; the
 * longest text fits alone. Others are served between two texts.
 */
export async function partsOf({ services, articles }: FiledTexts): Promise<FiledTexts[]> {
  const parts = [empty()];
  let [bytes, lines] = [0, 0];
  const partFor = async (alone: Texts): Promise<Texts> => {
    await setImmediate();
    const size = sizeOf(asOneFile(writeFiles(alone)));
    bytes += size.bytes;
    lines += size.lines;
    if (bytes > MOST_BYTES_IN_ONE * FILLED || lines > MOST_LINES_IN_ONE * FILLED) {
      ({ bytes, lines } = size);
      parts.push(empty());
    }
    return parts.at(-1) as Texts;
  };
  for (const text of services) (await partFor({ ...empty(), services: [text] })).services.push(text);
  for (const text of articles) (await partFor({ ...empty(), articles: [text] })).articles.push(text);
  return parts;
}

const empty = (): Texts => ({ services: [], articles: [] });

/** Does an import take a file of this text? */
export function fitsInOne(text: string): boolean {
  const { bytes, lines } = sizeOf(text);
  return bytes <= MOST_BYTES_IN_ONE && lines <= MOST_LINES_IN_ONE;
}

function sizeOf(text: string): { bytes: number; lines: number } {
  return { bytes: Buffer.byteLength(text), lines: text.split('\n').length };
}

import type { components } from '#contract';
import { withTexts } from '../bilingual.ts';

/** What is read aloud on a day of a ritual, with its texts in both languages. */
export type Sankalpa = ReturnType<typeof sankalpaFrom>;

/** Puts the texts of an answer into one value each. */
export function sankalpaFrom({ parts, lines, place, ...sheet }: components['schemas']['Sankalpa']) {
  return {
    ...withTexts(sheet, 'name'),
    place: withTexts(place, 'name'),
    parts: parts.map((part) => withTexts(part, 'meaning')),
    lines: lines.map((line) => withTexts(line, 'meaning')),
  };
}

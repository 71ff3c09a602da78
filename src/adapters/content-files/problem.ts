import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import type { Refusal, RefusalCode, Stage } from '#modules/content/index.ts';
import type { FileRule } from '#words/content-files.ts';
import { INDEX, type Kind, LAYOUTS, pathOf } from './format.ts';

/** A rule of the texts, or of the files themselves. */
export type FileCode = RefusalCode | FileRule;

/** What is wrong with a file. */
export interface FileProblem {
  readonly file: string;
  readonly code: FileCode;
  /** From 1; undefined where no line can be named. */
  readonly line?: number | undefined;
  /** By its name in the file; in the index after the id of its text, such as `fire: tags`, or that id alone. */
  readonly field?: string | undefined;
}

/** Where a field of a text is written: the file, and the name there. `field` is the name of the contract. */
export function placeOf(kind: Kind, stage: Stage, id: string, field: string): { file: string; key: string } {
  const { head, body } = LAYOUTS[kind];
  for (const language of LANGUAGES) {
    const key = [...head, body].find((name) => fieldName(name, language) === field);
    if (key !== undefined) return { file: pathOf(kind, stage, id, language), key };
  }
  return { file: INDEX, key: field };
}

/** A refusal of the shop as a problem of a file. */
export function problemOf({ kind, id, stage, field, code }: Refusal): FileProblem {
  const { file, key } = placeOf(kind === 'service' ? 'services' : 'articles', stage, id, field);
  return { file, field: file === INDEX ? `${id}: ${key}` : key, code };
}

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
  /** From 1; undefined where nothing is written that could be. */
  readonly line?: number | undefined;
  /** As the file calls it, with the id of the text in the index. */
  readonly field?: string | undefined;
}

/** Where a field of a text is written: the file, and the name there. `field` is the name of the contract. */
export function placeOf(kind: Kind, stage: Stage, id: string, field: string): { file: string; key: string } {
  const { head, body } = LAYOUTS[kind];
  for (const language of LANGUAGES)
    for (const key of [...head, body])
      if (fieldName(key, language) === field) return { file: pathOf(kind, stage, id, language), key };
  return { file: INDEX, key: field };
}

/** A refusal of the shop as a problem of a file. */
export function problemOf({ kind, id, stage, field, code }: Refusal): FileProblem {
  const { file, key } = placeOf(kind === 'service' ? 'services' : 'articles', stage, id, field);
  return { file, field: file === INDEX ? `${id}: ${key}` : key, code };
}

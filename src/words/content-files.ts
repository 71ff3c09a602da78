import type { FieldCode } from '#kernel/errors.ts';
import { FIELD_WORDS } from './field-rules.ts';

/** What else can be wrong with files of texts than the rules of their fields. */
type FileRule =
  | 'stays'
  | 'taken'
  | 'new_draft'
  | 'missing_picture'
  | 'unreadable_file'
  | 'other_format'
  | 'missing_file'
  | 'unlisted_file'
  | 'named_twice';

/** What the command says of each problem. Commands of the operator speak English. */
export const OPERATORS_FILE_WORDS: Readonly<Record<FileRule | FieldCode, string>> = {
  ...FIELD_WORDS.en,
  stays: 'A file does not change this: put the former value back.',
  taken: 'Another text has this address.',
  new_draft: 'A new ritual cannot be added as a draft.',
  missing_picture: 'The shop has no such picture. Upload it first.',
  unreadable_file: 'The file cannot be read: its YAML is broken.',
  other_format: 'The shop does not know this format; it reads format 1.',
  missing_file: 'The file is missing.',
  unlisted_file: 'content.yaml does not list this text.',
  named_twice: 'Named twice.',
};

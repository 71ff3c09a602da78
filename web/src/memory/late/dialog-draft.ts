import { isTexts } from '../remembered.ts';
import { draft } from './draft.ts';

/** What a member of staff typed into a dialog and did not send yet: texts by field, and as `place` whose they are. */
export const dialogDraft = draft('dialog-draft', isTexts);

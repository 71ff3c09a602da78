import { isRecord } from '../remembered.ts';
import { draftList } from './draft.ts';
import { isNumber, isText, listOf, optional, recordOf } from './shapes.ts';

/** What was typed into a text of the shop and not yet saved. */
export interface ContentDraft {
  /** Names who typed, the kind of the text and its id. */
  readonly text: string;
  /** The version of the text that the editor had read. */
  readonly version: number;
  /** As the API spells them. */
  readonly values: TextFields;
  /** The values of that version; missing in drafts of a former version of the shop. */
  readonly base?: Partial<TextFields> | undefined;
}

type TextFields = Readonly<Record<string, string | readonly string[]>>;

/** Drafts that a device keeps at most: so many long texts in two languages fit into the five million characters that a browser stores. */
const MOST_TEXTS = 8;

const areTexts = listOf(isText);
const isValue = (value: unknown): value is string | string[] => isText(value) || areTexts(value);
const isFields = (value: unknown): value is TextFields => isRecord(value) && Object.values(value).every(isValue);
const isDraft = recordOf<ContentDraft>({ text: isText, version: isNumber, values: isFields, base: optional(isFields) });

/** What is typed and not saved, by text. */
export const contentDrafts = draftList('content-drafts', isDraft, 'text', MOST_TEXTS);

import { isRecord, json, remembered } from '../remembered.ts';
import { isNumber, isText, listOf, optional, recordOf } from './shapes.ts';

/** What was typed into a text of the shop and not yet saved. */
export interface ContentDraft {
  /** Names the kind of the text and its id. */
  readonly text: string;
  /** The version of the text that the editor had read. */
  readonly version: number;
  /** As the API spells them. */
  readonly values: TextFields;
  /** What that version said; missing in drafts of a former version of the shop. */
  readonly base?: Partial<TextFields> | undefined;
}

type TextFields = Readonly<Record<string, string | readonly string[]>>;

/** Texts that somebody may edit at the same time on one device: a browser keeps five million characters. */
const MOST = 8;

const isValue = (value: unknown): value is string | string[] => [value].flat().every(isText);
const isFields = (value: unknown): value is TextFields => isRecord(value) && Object.values(value).every(isValue);
const isDraft = recordOf<ContentDraft>({ text: isText, version: isNumber, values: isFields, base: optional(isFields) });

const drafts = remembered({ key: 'content-drafts', where: 'device', personal: true, parse: json(listOf(isDraft)) });

/** What is typed and not saved, by text. It outlives a reload and an ended session; signing out forgets it. */
export const contentDrafts = {
  ...drafts,
  of: (text: string) => drafts.read()?.find((draft) => draft.text === text),
  put: (draft: ContentDraft) => drafts.keep([draft, ...without(draft.text)].slice(0, MOST)),
  drop: (text: string) => drafts.keep(without(text)),
};

const without = (text: string) => (drafts.read() ?? []).filter((draft) => draft.text !== text);

import { isRecord } from '../remembered.ts';
import { recentList } from './recent-list.ts';
import { type Check, isNumber, isText, recordOf } from './shapes.ts';

/** What somebody of the panel typed into a form and did not save yet. */
interface PanelDraft {
  /** Names who typed, and the form. */
  readonly place: string;
  /** The version of the record that they had read: its number or its ETag; empty for a new record. */
  readonly version: string | number;
  readonly values: object;
  /** The values of that version. */
  readonly base: object;
  /** The id under which it was sent last, a space and the JSON of what was sent; empty before the first try. */
  readonly lastTry: string;
}

/** Drafts that a browser keeps at most of forms, and of reports. */
const MOST_DRAFTS = 20;
/** So many long texts in two languages fit into the five million characters that a browser stores. */
const MOST_TEXTS = 8;

const isVersion: Check<string | number> = (value) => isText(value) || isNumber(value);
const isDraft = recordOf<PanelDraft>({ place: isText, version: isVersion, values: isRecord, base: isRecord, lastTry: isText });

/** What is typed into forms, until the tab is closed. */
export const tabDrafts = recentList('panel-drafts', isDraft, 'place', MOST_DRAFTS, 'tab');

/** What is typed into texts of the shop. */
export const textDrafts = recentList('content-drafts', isDraft, 'place', MOST_TEXTS);

/** What is typed into reports. */
export const reportDrafts = recentList('report-drafts', isDraft, 'place', MOST_DRAFTS);

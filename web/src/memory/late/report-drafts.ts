import { isRecord, json, remembered } from '../remembered.ts';

/** What was typed into the report on an item and not yet saved. */
export interface ReportDraft {
  /** Names the order and the item. */
  readonly report: string;
  /** The version of the report that the writer had read. */
  readonly version: number;
  readonly values: ReportFields;
  /** What that version said; missing in drafts of a former version of the shop. */
  readonly base?: Partial<ReportFields> | undefined;
}

interface ReportFields {
  readonly text: string;
  readonly date: string;
  readonly place: string;
  readonly pictures: readonly { readonly id: string; readonly caption: string; readonly isPublic: boolean }[];
}

/** Reports that somebody may write at the same time on one device. */
const MOST = 20;

const drafts = remembered({ key: 'report-drafts', where: 'device', personal: true, parse: json(isDrafts) });

/** What is typed and not saved, by report. It outlives a reload and an ended session; signing out forgets it. */
export const reportDrafts = {
  ...drafts,
  of: (report: string) => drafts.read()?.find((draft) => draft.report === report),
  put: (draft: ReportDraft) => drafts.keep([draft, ...without(draft.report)].slice(0, MOST)),
  drop: (report: string) => drafts.keep(without(report)),
};

const without = (report: string) => (drafts.read() ?? []).filter((draft) => draft.report !== report);

function isDrafts(value: unknown): value is ReportDraft[] {
  return Array.isArray(value) && value.every(isDraft);
}

function isDraft(value: unknown): value is ReportDraft {
  if (!isRecord(value) || typeof value.report !== 'string' || typeof value.version !== 'number') return false;
  return isFields(value.values) && (value.base === undefined || isFields(value.base, true));
}

/** Fields of a report; of some of them when `isPart`. */
function isFields(value: unknown, isPart = false): boolean {
  if (!isRecord(value)) return false;
  const { pictures, ...texts } = value;
  const areTexts = ['text', 'date', 'place'].every((name) => typeof texts[name] === 'string' || (isPart && !(name in texts)));
  return areTexts && (Array.isArray(pictures) ? pictures.every(isPicture) : isPart && pictures === undefined);
}

const isPicture = (value: unknown) =>
  isRecord(value) && typeof value.id === 'string' && typeof value.caption === 'string' && typeof value.isPublic === 'boolean';

import { draftList } from './draft.ts';
import { isBoolean, isNumber, isText, listOf, optional, recordOf } from './shapes.ts';

/** What was typed into the report on an item and not yet saved. */
export interface ReportDraft {
  /** Names who typed, the order and the item. */
  readonly report: string;
  /** The version of the report that the writer had read. */
  readonly version: number;
  readonly values: ReportFields;
  /** The values of that version; missing in drafts of a former version of the shop. */
  readonly base?: Partial<ReportFields> | undefined;
}

interface ReportFields {
  readonly text: string;
  readonly date: string;
  readonly place: string;
  readonly pictures: readonly { readonly id: string; readonly caption: string; readonly isPublic: boolean }[];
}

/** Reports that somebody may write at the same time on one device. */
const MOST_REPORTS = 20;

const arePictures = listOf(recordOf({ id: isText, caption: isText, isPublic: isBoolean }));
const isFields = recordOf<ReportFields>({ text: isText, date: isText, place: isText, pictures: arePictures });
const arePartOfFields = recordOf<Partial<ReportFields>>({
  text: optional(isText),
  date: optional(isText),
  place: optional(isText),
  pictures: optional(arePictures),
});
const isDraft = recordOf<ReportDraft>({ report: isText, version: isNumber, values: isFields, base: optional(arePartOfFields) });

/** What is typed and not saved, by report. */
export const reportDrafts = draftList('report-drafts', isDraft, 'report', MOST_REPORTS);

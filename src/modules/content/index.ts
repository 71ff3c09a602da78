export { type ArticleContent, editArticle, neededOfArticle } from './articles.ts';
export { missingParts } from './completeness.ts';
export {
  type Articles,
  composeArticles,
  composeLegalTexts,
  composeLibrary,
  composeServices,
  type Library,
  type Services,
  type Texts,
} from './compose.ts';
export { articleEditOf, articleFields, fieldOf, serviceEditOf, serviceFields, wordFields, wordsIn } from './fields.ts';
export { editLegalText } from './legal-texts.ts';
export { type ContentPicture, picturesIn } from './picture.ts';
export type { LibraryReader, LibraryStore, TextReader, TextStore } from './ports.ts';
export { MOST_TEXTS } from './read-texts.ts';
export { editService, neededOfService, type ServiceContent } from './services.ts';
export { hasDraft, type OpenedText, type PublishedText, type Revision, type TextChange, type TextEvent } from './text.ts';
export { shortened } from './transfer/changed-fields.ts';
export { createExportTexts } from './transfer/export-texts.ts';
export type { Filed, FiledTexts } from './transfer/filed-texts.ts';
export { createApplyImport, createPlanImport } from './transfer/import-texts.ts';
export { FILED_ARTICLES, FILED_SERVICES } from './transfer/kinds.ts';
export type { ImportPlan } from './transfer/plan-import.ts';
export type { Refusal, RefusalCode, Stage } from './transfer/plan-text.ts';
export type { ImportStores, ServiceRows } from './transfer/ports.ts';
export { createStaffTransfer, type FilePlan, type ReadFile } from './transfer/staff-transfer.ts';

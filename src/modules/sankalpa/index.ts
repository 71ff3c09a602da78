export { composeSankalpa, type Sankalpa } from './compose.ts';
export { replyOfLine } from './formula.ts';
export type { OwnLine } from './own-line.ts';
export type {
  Answer,
  AnswerData,
  AnswerReader,
  AnswerStore,
  NamesReader,
  ReadScripts,
  SpellingData,
  SpellingStore,
} from './ports.ts';
export type { Sheet } from './sheet.ts';
export type { DrawSankalpa } from './sheets.ts';
export { isCorrectable, type LineReply, type SpelledPerson, type Spelling } from './spelled-names.ts';

export { composeSankalpa, type Sankalpa } from './compose.ts';
export type { NamesReader, ReadScripts, SpellingData, SpellingStore } from './ports.ts';
export type { SpelledPerson, Spelling } from './spelled-names.ts';

import { composing } from '#kernel/ports.ts';
import { createListNames, createListOwnNames, createReadNames, createSpellName, createSpellOwnName } from './names.ts';
import { createAnswerOwnLine, createViewOwnLine } from './own-line.ts';
import { createAnswerSankalpa, createPrintSankalpa, createViewOwnSankalpa, createViewSankalpa } from './sheets.ts';

export type Sankalpa = ReturnType<typeof composeSankalpa>;

/** What is read aloud at the fire. */
export const composeSankalpa = composing({
  listOwnNames: createListOwnNames,
  spellOwnName: createSpellOwnName,
  listNames: createListNames,
  readNames: createReadNames,
  spellName: createSpellName,
  viewOwnSankalpa: createViewOwnSankalpa,
  viewSankalpa: createViewSankalpa,
  printSankalpa: createPrintSankalpa,
  viewOwnLine: createViewOwnLine,
  answerOwnLine: createAnswerOwnLine,
  answerSankalpa: createAnswerSankalpa,
});

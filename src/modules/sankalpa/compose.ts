import type { PortsOf } from '#kernel/ports.ts';
import { createListNames, createListOwnNames, createReadNames, createSpellName, createSpellOwnName } from './names.ts';
import { createAnswerOwnLine, createViewOwnLine } from './own-line.ts';
import { createAnswerSankalpa, createPrintSankalpa, createViewOwnSankalpa, createViewSankalpa } from './sheets.ts';

export type Sankalpa = ReturnType<typeof composeSankalpa>;

/** What is read aloud at the fire. */
export function composeSankalpa(
  ports: PortsOf<typeof createSpellName | typeof createPrintSankalpa | typeof createAnswerSankalpa | typeof createAnswerOwnLine>,
) {
  return {
    listOwnNames: createListOwnNames(ports),
    spellOwnName: createSpellOwnName(ports),
    listNames: createListNames(ports),
    readNames: createReadNames(ports),
    spellName: createSpellName(ports),
    viewOwnSankalpa: createViewOwnSankalpa(ports),
    viewSankalpa: createViewSankalpa(ports),
    printSankalpa: createPrintSankalpa(ports),
    viewOwnLine: createViewOwnLine(ports),
    answerOwnLine: createAnswerOwnLine(ports),
    answerSankalpa: createAnswerSankalpa(ports),
  };
}

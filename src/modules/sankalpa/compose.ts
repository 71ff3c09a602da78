import type { PortsOf } from '#kernel/ports.ts';
import { createListNames, createListOwnNames, createSpellName, createSpellOwnName } from './names.ts';

export type Sankalpa = ReturnType<typeof composeSankalpa>;

/** What is read aloud at the fire. */
export function composeSankalpa(ports: PortsOf<typeof createSpellName>) {
  return {
    listOwnNames: createListOwnNames(ports),
    spellOwnName: createSpellOwnName(ports),
    listNames: createListNames(ports),
    spellName: createSpellName(ports),
  };
}

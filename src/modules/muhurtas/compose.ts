import type { PortsOf } from '#kernel/ports.ts';
import { createEditMuhurtaRules, createOpenMuhurtaRules } from './edit-rules.ts';
import { createEditFirePlace, createOpenFirePlace } from './fire-place.ts';
import { createListMuhurtas } from './good-days.ts';
import { createListOwnDays } from './list-own-days.ts';

type Ports = PortsOf<
  | typeof createEditMuhurtaRules
  | typeof createOpenMuhurtaRules
  | typeof createListMuhurtas
  | typeof createEditFirePlace
  | typeof createOpenFirePlace
  | typeof createListOwnDays
>;

export type Muhurtas = ReturnType<typeof composeMuhurtas>;

/** Good days for rituals, and the rules that find them. */
export function composeMuhurtas(ports: Ports) {
  return {
    list: createListMuhurtas(ports),
    listOwn: createListOwnDays(ports),
    openRules: createOpenMuhurtaRules(ports),
    editRules: createEditMuhurtaRules(ports),
    openFirePlace: createOpenFirePlace(ports),
    editFirePlace: createEditFirePlace(ports),
  };
}

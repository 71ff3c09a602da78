import { composing } from '#kernel/ports.ts';
import { createEditMuhurtaRules, createOpenMuhurtaRules } from './edit-rules.ts';
import { createEditFirePlace, createOpenFirePlace } from './fire-place.ts';
import { createListMuhurtas } from './good-days.ts';
import { createListOwnDays } from './list-own-days.ts';

export type Muhurtas = ReturnType<typeof composeMuhurtas>;

/** Good days for rituals, and the rules that find them. */
export const composeMuhurtas = composing({
  list: createListMuhurtas,
  listOwn: createListOwnDays,
  openRules: createOpenMuhurtaRules,
  editRules: createEditMuhurtaRules,
  openFirePlace: createOpenFirePlace,
  editFirePlace: createEditFirePlace,
});

import { composing } from '#kernel/ports.ts';
import { createEditMuhurtaRules, createViewMuhurtaRules } from './edit-rules.ts';
import { createEditFirePlace, createViewFirePlace } from './fire-place.ts';
import { createListMuhurtas } from './good-days.ts';
import { createListOwnDays } from './list-own-days.ts';

export type Muhurtas = ReturnType<typeof composeMuhurtas>;

/** Good days for rituals, and the rules that find them. */
export const composeMuhurtas = composing({
  list: createListMuhurtas,
  listOwn: createListOwnDays,
  viewRules: createViewMuhurtaRules,
  editRules: createEditMuhurtaRules,
  viewFirePlace: createViewFirePlace,
  editFirePlace: createEditFirePlace,
});

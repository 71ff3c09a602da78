import { ifMatch, NO_ORDER, NOBODY, post, put, type Rows, remove, staff } from './rows.ts';

/** The ritual desk. */
export const DESK: Rows = {
  viewDesk: { ask: () => ({ url: '/api/admin/desk' }), ...staff('rituals.perform', 200) },
  viewDeskWeek: { ask: () => ({ url: '/api/admin/desk/week' }), ...staff('rituals.perform', 200) },
  listUndatedRituals: { ask: () => ({ url: '/api/admin/desk/undated' }), ...staff('rituals.perform', 200) },
  beginRitual: {
    ask: () => post(`/api/admin/desk/${NO_ORDER}/rituals/0/begin`),
    ...staff('rituals.perform', 404),
  },
  completeRitual: {
    ask: () => post(`/api/admin/desk/${NO_ORDER}/rituals/0/complete`),
    ...staff('rituals.perform', 404),
  },
  undoBeginRitual: {
    ask: () => remove(`/api/admin/desk/${NO_ORDER}/rituals/0/begin`),
    ...staff('rituals.perform', 404),
  },
  undoCompleteRitual: {
    ask: () => remove(`/api/admin/desk/${NO_ORDER}/rituals/0/complete`),
    ...staff('rituals.perform', 404),
  },
  tickRitualDay: {
    ask: () => put(`/api/admin/desk/${NO_ORDER}/rituals/0/days/2026-11-21`),
    ...staff('rituals.perform', 404),
  },
  noteRitePart: {
    ask: () =>
      put(`/api/admin/desk/${NO_ORDER}/rituals/0/parts/${NOBODY}`, {
        part: 'sankalpa',
        ahutis: null,
        at: '2026-11-21T10:00:00Z',
      }),
    ...staff('rituals.perform', 404),
  },
  withdrawRitePart: {
    ask: () => post(`/api/admin/desk/${NO_ORDER}/rituals/0/parts/${NOBODY}/withdrawal`, { reason: 'Ошибка' }),
    ...staff('rituals.perform', 404),
  },
  markPrepared: {
    ask: () => put(`/api/admin/desk/${NO_ORDER}/rituals/0/prepared`),
    ...staff('rituals.perform', 404),
  },
  unmarkPrepared: {
    ask: () => remove(`/api/admin/desk/${NO_ORDER}/rituals/0/prepared`),
    ...staff('rituals.perform', 404),
  },
  untickRitualDay: {
    ask: () => remove(`/api/admin/desk/${NO_ORDER}/rituals/0/days/2026-11-21`),
    ...staff('rituals.perform', 404),
  },
  listSpelledNames: { ask: () => ({ url: `/api/admin/desk/${NO_ORDER}/spellings` }), ...staff('rituals.perform', 404) },
  spellName: {
    ask: () => ifMatch(0, put(`/api/admin/desk/${NO_ORDER}/spellings`, { name: 'Анна', iast: 'Annā', note: '' })),
    ...staff('rituals.perform', 404),
  },
  viewSankalpa: { ask: () => ({ url: `/api/admin/desk/${NO_ORDER}/rituals/0/sankalpa` }), ...staff('rituals.perform', 404) },
  printSankalpa: { ask: () => ({ url: `/api/admin/desk/${NO_ORDER}/rituals/0/sankalpa.pdf` }), ...staff('rituals.perform', 404) },
  readName: {
    ask: () => put(`/api/admin/desk/${NO_ORDER}/names`, { name: 'Анна', readAs: 'А́нна', before: '' }),
    ...staff('rituals.perform', 404),
  },
};

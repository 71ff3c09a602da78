import { NO_ORDER, NOBODY, type Rows, staff } from './rows.ts';

/** The ritual desk. */
export const DESK: Rows = {
  viewDesk: { ask: () => ({ url: '/api/admin/desk' }), ...staff('rituals.perform', 200) },
  viewDeskWeek: { ask: () => ({ url: '/api/admin/desk/week' }), ...staff('rituals.perform', 200) },
  listUndatedRituals: { ask: () => ({ url: '/api/admin/desk/undated' }), ...staff('rituals.perform', 200) },
  beginRitual: {
    ask: () => ({ method: 'POST', url: `/api/admin/desk/${NO_ORDER}/rituals/0/begin` }),
    ...staff('rituals.perform', 404),
  },
  completeRitual: {
    ask: () => ({ method: 'POST', url: `/api/admin/desk/${NO_ORDER}/rituals/0/complete` }),
    ...staff('rituals.perform', 404),
  },
  undoBeginRitual: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/desk/${NO_ORDER}/rituals/0/begin` }),
    ...staff('rituals.perform', 404),
  },
  undoCompleteRitual: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/desk/${NO_ORDER}/rituals/0/complete` }),
    ...staff('rituals.perform', 404),
  },
  tickRitualDay: {
    ask: () => ({ method: 'PUT', url: `/api/admin/desk/${NO_ORDER}/rituals/0/days/2026-11-21` }),
    ...staff('rituals.perform', 404),
  },
  noteRitePart: {
    ask: () => ({
      method: 'PUT',
      url: `/api/admin/desk/${NO_ORDER}/rituals/0/parts/${NOBODY}`,
      payload: { part: 'sankalpa', ahutis: null, at: '2026-11-21T10:00:00Z' },
    }),
    ...staff('rituals.perform', 404),
  },
  withdrawRitePart: {
    ask: () => ({
      method: 'POST',
      url: `/api/admin/desk/${NO_ORDER}/rituals/0/parts/${NOBODY}/withdrawal`,
      payload: { reason: 'Ошибка' },
    }),
    ...staff('rituals.perform', 404),
  },
  markPrepared: {
    ask: () => ({ method: 'PUT', url: `/api/admin/desk/${NO_ORDER}/rituals/0/prepared` }),
    ...staff('rituals.perform', 404),
  },
  unmarkPrepared: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/desk/${NO_ORDER}/rituals/0/prepared` }),
    ...staff('rituals.perform', 404),
  },
  untickRitualDay: {
    ask: () => ({ method: 'DELETE', url: `/api/admin/desk/${NO_ORDER}/rituals/0/days/2026-11-21` }),
    ...staff('rituals.perform', 404),
  },
  listSpelledNames: { ask: () => ({ url: `/api/admin/desk/${NO_ORDER}/spellings` }), ...staff('rituals.perform', 404) },
  spellName: {
    ask: () => ({
      method: 'PUT',
      url: `/api/admin/desk/${NO_ORDER}/spellings`,
      payload: { name: 'Анна', iast: 'Annā', note: '' },
      headers: { 'if-match': '"0"' },
    }),
    ...staff('rituals.perform', 404),
  },
  viewSankalpa: { ask: () => ({ url: `/api/admin/desk/${NO_ORDER}/rituals/0/sankalpa` }), ...staff('rituals.perform', 404) },
  printSankalpa: { ask: () => ({ url: `/api/admin/desk/${NO_ORDER}/rituals/0/sankalpa.pdf` }), ...staff('rituals.perform', 404) },
  readName: {
    ask: () => ({
      method: 'PUT',
      url: `/api/admin/desk/${NO_ORDER}/names`,
      payload: { name: 'Анна', readAs: 'А́нна', before: '' },
    }),
    ...staff('rituals.perform', 404),
  },
};

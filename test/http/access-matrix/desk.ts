import { get, ifMatch, NO_ORDER, NOBODY, post, put, type Rows, remove, row, staff } from './rows.ts';

const RITUAL = `/api/admin/desk/${NO_ORDER}/rituals/0`;
const priests = (status: number) => staff('rituals.perform', status);

/** The ritual desk. */
export const DESK: Rows = {
  viewDesk: row(get('/api/admin/desk'), priests(200)),
  viewDeskWeek: row(get('/api/admin/desk/week'), priests(200)),
  listUndatedRituals: row(get('/api/admin/desk/undated'), priests(200)),
  beginRitual: row(post(`${RITUAL}/begin`), priests(404)),
  completeRitual: row(post(`${RITUAL}/complete`), priests(404)),
  undoBeginRitual: row(remove(`${RITUAL}/begin`), priests(404)),
  undoCompleteRitual: row(remove(`${RITUAL}/complete`), priests(404)),
  tickRitualDay: row(put(`${RITUAL}/days/2026-11-21`), priests(404)),
  noteRitePart: row(
    put(`${RITUAL}/parts/${NOBODY}`, { part: 'sankalpa', ahutis: null, at: '2026-11-21T10:00:00Z' }),
    priests(404),
  ),
  withdrawRitePart: row(post(`${RITUAL}/parts/${NOBODY}/withdrawal`, { reason: 'Ошибка' }), priests(404)),
  markPrepared: row(put(`${RITUAL}/prepared`), priests(404)),
  unmarkPrepared: row(remove(`${RITUAL}/prepared`), priests(404)),
  untickRitualDay: row(remove(`${RITUAL}/days/2026-11-21`), priests(404)),
  listSpelledNames: row(get(`/api/admin/desk/${NO_ORDER}/spellings`), priests(404)),
  spellName: row(
    ifMatch(0, put(`/api/admin/desk/${NO_ORDER}/spellings`, { name: 'Анна', iast: 'Annā', note: '' })),
    priests(404),
  ),
  viewSankalpa: row(get(`${RITUAL}/sankalpa`), priests(404)),
  printSankalpa: row(get(`${RITUAL}/sankalpa.pdf`), priests(404)),
  readName: row(put(`/api/admin/desk/${NO_ORDER}/names`, { name: 'Анна', readAs: 'А́нна', before: '' }), priests(404)),
};

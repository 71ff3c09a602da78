import { amongStaff, everybody, get, ifMatch, NO_ORDER, NOBODY, put, type Rows, remove, row, staff } from './rows.ts';

const CLOSED_DAYS = '/api/admin/settings/closed-days';

const SELLER = '/api/admin/settings/seller';
const seller = { details: 'ООО «Огонь»', details_en: 'Ogon LLC', email: 'help@shop.example', messenger: '@shop' };

const VIEW = `/api/admin/views/${NOBODY}`;
const NO_VIEW = `/api/admin/views/${NO_ORDER}`;

/** What the shop's people set. */
export const SETTINGS: Rows = {
  listClosedDays: row(get('/api/closed-days'), everybody(200), { scopes: [] }),
  listFullDays: row(get('/api/full-days'), everybody(200), { scopes: [] }),
  openDayCapacity: row(get('/api/admin/settings/day-capacity'), staff('settings.write', 200)),
  editDayCapacity: row(ifMatch(999, put('/api/admin/settings/day-capacity', { rituals: 3 })), staff('settings.write', 412)),
  openFirePlace: row(get('/api/admin/settings/fire-place'), staff('settings.write', 200)),
  editFirePlace: row(ifMatch(999, put('/api/admin/settings/fire-place', { city: 'pune' })), staff('settings.write', 412)),
  openClosedDays: row(get(CLOSED_DAYS), staff('settings.write', 200)),
  editClosedDays: row(ifMatch(999, put(CLOSED_DAYS, { items: [] })), staff('settings.write', 412)),
  openSeller: row(get(SELLER), staff('settings.write', 200)),
  editSeller: row(ifMatch(999, put(SELLER, seller)), staff('settings.write', 412)),
  countPlannedRituals: row(get(`${CLOSED_DAYS}/planned?from=2026-12-01&to=2026-12-31`), staff('settings.write', 200)),
  countWaiting: row(get('/api/admin/waiting'), staff('panel.enter', 200)),
  // Of those who may enter the panel only some read the list.
  listViews: row(get('/api/admin/views?list=orders'), amongStaff('panel.enter', 'orders.read', 200)),
  saveView: row(
    put(VIEW, { list: 'orders', name: 'Все', isShared: true, filters: {} }),
    amongStaff('panel.enter', 'settings.write', 200),
  ),
  renameView: row(ifMatch(1, put(`${NO_VIEW}/name`, { name: 'Все' })), staff('panel.enter', 404)),
  deleteView: row(ifMatch(1, remove(NO_VIEW)), staff('panel.enter', 404)),
};

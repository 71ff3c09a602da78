import { amongStaff, everybody, ifMatch, NO_ORDER, NOBODY, put, type Rows, remove, staff } from './rows.ts';

const CLOSED_DAYS = '/api/admin/settings/closed-days';

const SELLER = '/api/admin/settings/seller';
const seller = { details: 'ООО «Огонь»', details_en: 'Ogon LLC', email: 'help@shop.example', messenger: '@shop' };

const VIEW = `/api/admin/views/${NOBODY}`;
const NO_VIEW = `/api/admin/views/${NO_ORDER}`;

/** What the shop's people set. */
export const SETTINGS: Rows = {
  listClosedDays: { ask: () => ({ url: '/api/closed-days' }), expected: everybody(200), scopes: [] },
  listFullDays: { ask: () => ({ url: '/api/full-days' }), expected: everybody(200), scopes: [] },
  openDayCapacity: { ask: () => ({ url: '/api/admin/settings/day-capacity' }), ...staff('settings.write', 200) },
  editDayCapacity: {
    ask: () => ifMatch(999, put('/api/admin/settings/day-capacity', { rituals: 3 })),
    ...staff('settings.write', 412),
  },
  openFirePlace: { ask: () => ({ url: '/api/admin/settings/fire-place' }), ...staff('settings.write', 200) },
  editFirePlace: {
    ask: () => ifMatch(999, put('/api/admin/settings/fire-place', { city: 'pune' })),
    ...staff('settings.write', 412),
  },
  openClosedDays: { ask: () => ({ url: CLOSED_DAYS }), ...staff('settings.write', 200) },
  editClosedDays: {
    ask: () => ifMatch(999, put(CLOSED_DAYS, { items: [] })),
    ...staff('settings.write', 412),
  },
  openSeller: { ask: () => ({ url: SELLER }), ...staff('settings.write', 200) },
  editSeller: {
    ask: () => ifMatch(999, put(SELLER, seller)),
    ...staff('settings.write', 412),
  },
  countPlannedRituals: {
    ask: () => ({ url: `${CLOSED_DAYS}/planned?from=2026-12-01&to=2026-12-31` }),
    ...staff('settings.write', 200),
  },
  countWaiting: { ask: () => ({ url: '/api/admin/waiting' }), ...staff('panel.enter', 200) },
  // Of those who may enter the panel only some read the list.
  listViews: { ask: () => ({ url: '/api/admin/views?list=orders' }), ...amongStaff('panel.enter', 'orders.read', 200) },
  saveView: {
    ask: () => put(VIEW, { list: 'orders', name: 'Все', isShared: true, filters: {} }),
    ...amongStaff('panel.enter', 'settings.write', 200),
  },
  renameView: {
    ask: () => ifMatch(1, put(`${NO_VIEW}/name`, { name: 'Все' })),
    ...staff('panel.enter', 404),
  },
  deleteView: { ask: () => ifMatch(1, remove(NO_VIEW)), ...staff('panel.enter', 404) },
};

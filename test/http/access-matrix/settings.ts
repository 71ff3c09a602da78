import { everybody, type Rows, staff } from './rows.ts';

const CLOSED_DAYS = '/api/admin/settings/closed-days';

const SELLER = '/api/admin/settings/seller';
const seller = { details: 'ООО «Огонь»', details_en: 'Ogon LLC', email: 'help@shop.example', messenger: '@shop' };

/** What the shop's people set. */
export const SETTINGS: Rows = {
  listClosedDays: { ask: () => ({ url: '/api/closed-days' }), expected: everybody(200), scopes: [] },
  openClosedDays: { ask: () => ({ url: CLOSED_DAYS }), ...staff('settings.write', 200) },
  editClosedDays: {
    ask: () => ({ method: 'PUT', url: CLOSED_DAYS, payload: { items: [] }, headers: { 'if-match': '"999"' } }),
    ...staff('settings.write', 412),
  },
  openSeller: { ask: () => ({ url: SELLER }), ...staff('settings.write', 200) },
  editSeller: {
    ask: () => ({ method: 'PUT', url: SELLER, payload: seller, headers: { 'if-match': '"999"' } }),
    ...staff('settings.write', 412),
  },
  countPlannedRituals: {
    ask: () => ({ url: `${CLOSED_DAYS}/planned?from=2026-12-01&to=2026-12-31` }),
    ...staff('settings.write', 200),
  },
};

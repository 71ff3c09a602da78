import { testWithShop } from './test.ts';

/** The shop's only partner takes the money of everybody; what a person confirms by hand can be taken back for a second, so letters do not wait. */
const SETTINGS = { PARTNERS: 'indra=Indra Sharma <indra@example.com>', SHOP_PARTNER: 'indra', UNDO_SECONDS: '1' };

/** Tests with a shop that has a partner. */
export const test = testWithShop(SETTINGS);

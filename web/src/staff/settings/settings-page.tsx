import { sectionOf } from '../kit/page/section-of.tsx';
import { ClosedDaysPage } from './closed-days-page.tsx';
import { FirePage } from './fire-page.tsx';
import { SellerPage } from './seller-page.tsx';

/** The section of the settings: closed days, the place of the fire, and the seller. */
export default sectionOf([
  ['', ClosedDaysPage],
  ['fire', FirePage],
  ['seller', SellerPage],
]);

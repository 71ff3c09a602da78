import { sectionOf } from '../kit/page/section-of.tsx';
import { ClosedDaysPage } from './closed-days-page.tsx';
import { FirePage } from './fire-page.tsx';
import { SellerPage } from './seller-page.tsx';

/** The section of what the shop's people set. */
export default sectionOf([
  ['', ClosedDaysPage],
  ['fire', FirePage],
  ['seller', SellerPage],
]);

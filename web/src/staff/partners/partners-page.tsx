import { KeysOfPartner } from '../keys/keys-page.tsx';
import { sectionOf } from '../kit/page/section-of.tsx';
import { PartnerList } from './partner-list.tsx';
import { NewPartner, PartnerView } from './partner-view.tsx';

/** The section of the partners: the list, the page of each with the keys, and the form of a new partner. No slug begins with `_`. */
export default sectionOf([
  ['', PartnerList],
  ['_new', NewPartner],
  [':slug', PartnerView],
  [':slug/keys', KeysOfPartner],
]);

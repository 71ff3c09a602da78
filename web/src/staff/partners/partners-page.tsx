import { Route } from 'react-router-dom';
import { KeysOfPartner } from '../keys/keys-page.tsx';
import { SectionPages } from '../kit/page/no-page.tsx';
import { PartnerList } from './partner-list.tsx';
import { NewPartner, PartnerView } from './partner-view.tsx';

/** The section of the partners: the list, the page of each, and the form of a new partner, whose address is the slug of none. */
export default function PartnersPage() {
  return (
    <SectionPages>
      <Route index element={<PartnerList />} />
      <Route path="_new" element={<NewPartner />} />
      <Route path=":slug" element={<PartnerView />} />
      <Route path=":slug/keys" element={<KeysOfPartner />} />
    </SectionPages>
  );
}

import { Route } from 'react-router-dom';
import { SectionPages } from '../kit/page/no-page.tsx';
import { ClosedDaysPage } from './closed-days-page.tsx';
import { FirePage } from './fire-page.tsx';
import { SellerPage } from './seller-page.tsx';

/** The section of what the shop's people set. */
export default function SettingsPage() {
  return (
    <SectionPages>
      <Route index element={<ClosedDaysPage />} />
      <Route path="fire" element={<FirePage />} />
      <Route path="seller" element={<SellerPage />} />
    </SectionPages>
  );
}

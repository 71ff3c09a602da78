import { Route, Routes } from 'react-router-dom';
import { ClosedDaysPage } from './closed-days-page.tsx';
import { SellerPage } from './seller-page.tsx';

/** The section of what the shop's people set. */
export default function SettingsPage() {
  return (
    <Routes>
      <Route index element={<ClosedDaysPage />} />
      <Route path="seller" element={<SellerPage />} />
    </Routes>
  );
}

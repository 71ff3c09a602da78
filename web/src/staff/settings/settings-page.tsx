import { Route, Routes } from 'react-router-dom';
import { ClosedDaysPage } from './closed-days-page.tsx';

/** The section of what the shop's people set. */
export default function SettingsPage() {
  return (
    <Routes>
      <Route index element={<ClosedDaysPage />} />
    </Routes>
  );
}

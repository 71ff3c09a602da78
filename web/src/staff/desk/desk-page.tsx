import { Route, Routes } from 'react-router-dom';
import { DayDesk } from './day-desk.tsx';
import { UndatedDesk } from './undated-desk.tsx';

/** The desk of those who perform the rituals: a day, or what has no day yet; each with its rituals and one of them opened. */
export default function DeskPage() {
  return (
    <Routes>
      <Route index element={<DayDesk />} />
      <Route path=":order/:position" element={<DayDesk />} />
      <Route path="undated" element={<UndatedDesk />} />
      <Route path="undated/:order/:position" element={<UndatedDesk />} />
    </Routes>
  );
}

import { Route } from 'react-router-dom';
import { SectionPages } from '../kit/page/no-page.tsx';
import { DayDesk } from './day-desk.tsx';
import { DeskSankalpa } from './sankalpa/sankalpa-page.tsx';
import { UndatedDesk } from './undated-desk.tsx';
import { WeekDesk } from './week-desk.tsx';

/** The desk of those who perform the rituals: a day, or what has no day yet, each with its rituals and one of them opened; or a week. */
export default function DeskPage() {
  return (
    <SectionPages>
      <Route index element={<DayDesk />} />
      <Route path=":order/:position" element={<DayDesk />} />
      <Route path="week" element={<WeekDesk />} />
      <Route path="sankalpa/:order/:position" element={<DeskSankalpa />} />
      <Route path="undated" element={<UndatedDesk />} />
      <Route path="undated/:order/:position" element={<UndatedDesk />} />
    </SectionPages>
  );
}

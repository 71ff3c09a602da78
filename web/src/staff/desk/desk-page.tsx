import { sectionOf } from '../kit/page/section-of.tsx';
import { DayDesk } from './day-desk.tsx';
import { DeskSankalpa } from './sankalpa/sankalpa-page.tsx';
import { UndatedDesk } from './undated-desk.tsx';
import { WeekDesk } from './week-desk.tsx';

/** The desk of those who perform the rituals: a day, or what has no day yet, each with its rituals and one of them opened; or a week. */
export default sectionOf([
  ['', DayDesk],
  [':order/:position', DayDesk],
  ['week', WeekDesk],
  ['sankalpa/:order/:position', DeskSankalpa],
  ['undated', UndatedDesk],
  ['undated/:order/:position', UndatedDesk],
]);

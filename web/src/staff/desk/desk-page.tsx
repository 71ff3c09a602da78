import { sectionOf } from '../kit/page/section-of.tsx';
import { DayDesk } from './day-desk.tsx';
import { DeskSankalpa } from './sankalpa/sankalpa-page.tsx';
import { UndatedDesk } from './undated-desk.tsx';
import { WeekDesk } from './week-desk.tsx';

/** The desk of those who perform the rituals: the rituals of a day, those without a day, a week, and all that is read aloud at a ritual. */
export default sectionOf([
  ['', DayDesk],
  [':order/:position', DayDesk],
  ['week', WeekDesk],
  ['sankalpa/:order/:position', DeskSankalpa],
  ['undated', UndatedDesk],
  ['undated/:order/:position', UndatedDesk],
]);

import { sectionOf } from '../kit/page/section-of.tsx';
import { ReportList } from './report-list.tsx';
import { ReportWriter } from './report-writer.tsx';

/** The section of reports: what lacks a report, and one report to write. */
export default sectionOf([
  ['', ReportList],
  [':order/:item', ReportWriter],
]);

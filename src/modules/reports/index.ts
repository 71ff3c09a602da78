export { composeReports, type Reports } from './compose.ts';
export type { ReportData } from './personal-data.ts';
export type { ReportReader, ReportStore, UnreportedOrder } from './ports.ts';
export type { ReportOfItem } from './read-reports.ts';
export type { Report, ReportPlace } from './report.ts';

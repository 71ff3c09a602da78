export type { ReportData } from './personal-data.ts';
export type { ReportReader, ReportStore, UnreportedOrder } from './ports.ts';
export {
  createListUnreported,
  createOpenReport,
  createViewOwnPicture,
  createViewOwnReports,
  createViewPublicPicture,
  type OpenedReport,
} from './read-reports.ts';
export type { Report, ReportContent, ReportPlace } from './report.ts';
export { createSaveReport } from './save-report.ts';
export { createSendReport } from './send-report.ts';

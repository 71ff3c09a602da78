import { composing } from '#kernel/ports.ts';
import { createUploadPicture, createViewPicture } from '#modules/media/index.ts';
import {
  createListUnreported,
  createViewOwnPicture,
  createViewOwnReports,
  createViewPublicPicture,
  createViewReport,
} from './read-reports.ts';
import { createSaveReport } from './save-report.ts';
import { createSendReport } from './send-report.ts';

export type Reports = ReturnType<typeof composeReports>;

/** The reports of rituals, and their pictures. */
export const composeReports = composing({
  uploadPicture: createUploadPicture,
  viewPicture: createViewPicture,
  listUnreported: createListUnreported,
  viewReport: createViewReport,
  saveReport: createSaveReport,
  sendReport: createSendReport,
  viewOwnReports: createViewOwnReports,
  viewOwnPicture: createViewOwnPicture,
  viewPublicPicture: createViewPublicPicture,
});

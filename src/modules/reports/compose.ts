import type { PortsOf } from '#kernel/ports.ts';
import { createUploadPicture, createViewPicture, type PictureReader } from '#modules/media/index.ts';
import {
  createListUnreported,
  createViewOwnPicture,
  createViewOwnReports,
  createViewPublicPicture,
  createViewReport,
} from './read-reports.ts';
import { createSaveReport } from './save-report.ts';
import { createSendReport } from './send-report.ts';

type Ports = PortsOf<typeof createSendReport | typeof createSaveReport | typeof createViewOwnReports> &
  Parameters<typeof createUploadPicture>[0] & { readonly pictures: PictureReader };

export type Reports = ReturnType<typeof composeReports>;

/** The reports of rituals, and their pictures. */
export function composeReports(ports: Ports) {
  return {
    uploadPicture: createUploadPicture(ports),
    viewPicture: createViewPicture(ports.pictures),
    listUnreported: createListUnreported(ports.reports),
    viewReport: createViewReport(ports.reports),
    saveReport: createSaveReport(ports),
    sendReport: createSendReport(ports),
    viewOwnReports: createViewOwnReports(ports),
    viewOwnPicture: createViewOwnPicture(ports),
    viewPublicPicture: createViewPublicPicture(ports.reports),
  };
}

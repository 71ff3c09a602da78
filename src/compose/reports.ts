import { createUploadPicture, createViewPicture, type ImageProcessor } from '#modules/media/index.ts';
import type { TellCustomer } from '#modules/orders/index.ts';
import {
  createListUnreported,
  createOpenReport,
  createSaveReport,
  createSendReport,
  createViewOwnPicture,
  createViewOwnReports,
  createViewPublicPicture,
} from '#modules/reports/index.ts';
import { createPictureReader } from '../adapters/postgres/content/pictures.ts';
import { createReportReader } from '../adapters/postgres/rituals/reports.ts';
import { reportHandlers } from '../http/handlers/reports.ts';
import type { Ground } from './ground.ts';

/** The reports of rituals. */
export function composeReports(
  { clock, newId, database: { transact, queries } }: Ground,
  images: ImageProcessor,
  tellCustomer: TellCustomer,
) {
  const reader = createReportReader(queries);
  return {
    handlers: reportHandlers({
      uploadPicture: createUploadPicture({ transact, images, clock, newId }, 'report'),
      viewPicture: createViewPicture(createPictureReader(queries), 'report'),
      listUnreported: createListUnreported(reader),
      openReport: createOpenReport(reader),
      saveReport: createSaveReport({ transact, clock }),
      sendReport: createSendReport({ transact, clock, tellCustomer }),
      viewOwnReports: createViewOwnReports(reader),
      viewOwnPicture: createViewOwnPicture(reader),
      viewPublicPicture: createViewPublicPicture(reader),
    }),
  };
}

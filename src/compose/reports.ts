import { createUploadPicture, createViewPicture, oneAtATime } from '#modules/media/index.ts';
import { createSharpImages } from '../adapters/pictures/sharp-images.ts';
import { createPictureReader } from '../adapters/postgres/pictures.ts';
import { reportHandlers } from '../http/handlers/reports.ts';
import type { Ground } from './ground.ts';

/** The reports of rituals. */
export function composeReports({ clock, newId, database: { transact, queries } }: Ground) {
  const images = oneAtATime(createSharpImages());
  return {
    handlers: reportHandlers({
      uploadPicture: createUploadPicture({ transact, images, clock, newId }, 'report'),
      viewPicture: createViewPicture(createPictureReader(queries), 'report'),
    }),
  };
}

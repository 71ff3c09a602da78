import { createAddPicture, createDeletePicture, createDescribePicture, createListPictures } from '#modules/content/index.ts';
import type { ImageProcessor } from '#modules/media/index.ts';
import { createLibraryReader } from '../adapters/postgres/content/content-pictures.ts';
import { contentPictureHandlers } from '../http/handlers/content-pictures.ts';
import type { Ground } from './ground.ts';

/** The pictures of articles and rituals. */
export function composeLibrary({ clock, newId, database: { transact, queries } }: Ground, images: ImageProcessor) {
  const reader = createLibraryReader(queries);
  return {
    /** Reads a file for everybody who has its address. */
    file: reader.file,
    handlers: contentPictureHandlers({
      add: createAddPicture({ transact, images, clock, newId }),
      list: createListPictures(reader),
      describe: createDescribePicture({ transact, clock }),
      remove: createDeletePicture({ transact, clock }),
    }),
  };
}

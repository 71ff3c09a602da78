export { oneAtATime } from './one-at-a-time.ts';
export {
  PICTURE_SIDES,
  type Picture,
  type PictureFile,
  type PicturePurpose,
  type PictureSize,
  UNUSED_SECONDS,
} from './picture.ts';
export type { ImageProcessor, PictureReader, PictureStore } from './ports.ts';
export { createUploadPicture } from './upload-picture.ts';
export { createViewPicture } from './view-picture.ts';

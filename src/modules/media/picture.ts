import { DAY_SECONDS } from '#kernel/durations.ts';

/** A `report` picture is shown in the report of a ritual, a `content` picture in articles and in the texts of rituals. */
export type PicturePurpose = 'report' | 'content';

/** `large` is shown alone, `small` in lists. */
export type PictureSize = 'large' | 'small';

/** The longer side of each size in pixels. What is smaller stays as it is. */
export type PictureSides = Readonly<Record<PictureSize, number>>;
export const PICTURE_SIDES: Readonly<Record<PicturePurpose, PictureSides>> = {
  report: { large: 1920, small: 480 },
  // The column of a text is 660 pixels wide, and a dense screen shows two points for each.
  content: { large: 1320, small: 660 },
};

/** A size of a picture, encoded anew by the shop. */
export interface PictureFile {
  readonly mediaType: 'image/webp';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: Uint8Array;
}

export type PictureFiles = Readonly<Record<PictureSize, PictureFile>>;

/** A picture as it is stored. Nothing of the upload is kept but what is seen in it: no name, no time, no place. */
export interface Picture {
  readonly id: string;
  readonly purpose: PicturePurpose;
  /** The id of the user. */
  readonly uploadedBy: string;
  readonly uploadedAt: Date;
  readonly files: PictureFiles;
}

/** How long an upload is kept that no text and no report shows, and that nobody has described. */
export const UNUSED_SECONDS = DAY_SECONDS;

import type { Caller } from '#kernel/caller.ts';
import type { PictureFile, PictureSize, UploadedPicture } from '#modules/media/index.ts';
import type { Handlers } from '../contract.ts';
import { pictureAnswer } from './picture-answer.ts';

export interface ReportUseCases {
  readonly uploadPicture: (caller: Caller, bytes: Uint8Array) => Promise<UploadedPicture>;
  readonly viewPicture: (caller: Caller, id: string, size: PictureSize) => Promise<PictureFile>;
}

/** Reports of rituals, and their pictures. */
export function reportHandlers(shop: ReportUseCases) {
  return {
    async uploadReportPicture({ caller, raw }) {
      return { status: 201, body: await shop.uploadPicture(caller, raw.body) };
    },
    async getReportPicture({ caller, params: { id, size }, ifNoneMatch }) {
      return pictureAnswer(await shop.viewPicture(caller, id, size), `report-${size}`, ifNoneMatch);
    },
  } satisfies Partial<Handlers>;
}

import { defineEntity, p } from '@mikro-orm/postgresql';
import type { PictureFile, PicturePurpose, PictureSize } from '#modules/media/index.ts';
import { instant, uuid } from './columns.ts';

const Picture = defineEntity({
  name: 'Picture',
  tableName: 'pictures',
  properties: {
    id: uuid().primary(),
    purpose: p.text().$type<PicturePurpose>(),
    uploadedBy: uuid(),
    uploadedAt: instant(),
    usedAt: instant().nullable(),
  },
});

const PictureBytes = defineEntity({
  name: 'PictureFile',
  tableName: 'picture_files',
  properties: {
    pictureId: uuid().primary(),
    size: p.text().$type<PictureSize>().primary(),
    mediaType: p.text().$type<PictureFile['mediaType']>(),
    width: p.integer(),
    height: p.integer(),
    bytes: p.blob(),
  },
});

export const mediaEntities = [Picture, PictureBytes] as const;

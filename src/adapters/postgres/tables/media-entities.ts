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

const Report = defineEntity({
  name: 'Report',
  tableName: 'reports',
  properties: {
    orderId: uuid().primary(),
    position: p.integer().primary(),
    text: p.text(),
    day: p.string().columnType('date'),
    place: p.text(),
    version: p.integer(),
    savedAt: instant(),
    savedBy: uuid(),
    sentAt: instant().nullable(),
    correctedAt: instant().nullable(),
  },
});

const ReportPicture = defineEntity({
  name: 'ReportPicture',
  tableName: 'report_pictures',
  properties: {
    pictureId: uuid().primary(),
    orderId: uuid(),
    position: p.integer(),
    rank: p.integer(),
    caption: p.text(),
    isPublic: p.boolean(),
  },
});

export const mediaEntities = [Picture, PictureBytes, Report, ReportPicture] as const;

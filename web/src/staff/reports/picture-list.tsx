import { ArrowDown, ArrowUp, Camera, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button, buttonClass, IconButton } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { FileLabel } from '../../ui/late/file-label.tsx';
import { PICTURE_TYPES } from '../kit/forms/shrink-picture.ts';
import { pictureAddress, type ReportValues } from './report-calls.ts';
import type { Upload, useUploads } from './use-uploads.ts';

type Picture = ReportValues['pictures'][number];

const MOST_PICTURES = 12;

export interface PictureListProps {
  pictures: readonly Picture[];
  sending: ReturnType<typeof useUploads>;
  /** Gets a function from the pictures to the changed ones, because several pictures may arrive between two draws. */
  onChange: (change: (pictures: readonly Picture[]) => readonly Picture[]) => void;
}

/** The pictures of a report: taken or chosen, described, put in order, and approved for everybody with the order's link. */
export function PictureList({ pictures, sending: { uploads, add, retry, drop }, onChange }: PictureListProps) {
  const { t } = useI18n();
  const free = MOST_PICTURES - pictures.length - uploads.length;
  // How many pictures of the last choice found no room.
  const [leftOut, setLeftOut] = useState(0);
  const choose = (files: readonly File[]) => {
    setLeftOut(Math.max(0, files.length - free));
    void add(files.slice(0, free));
  };
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-heading text-2xl">{t('staffReports.pictures')}</legend>
      <ol className="flex flex-col gap-3">
        {pictures.map((picture, index) => (
          <PictureRow key={picture.id} picture={picture} index={index} lastIndex={pictures.length - 1} onChange={onChange} />
        ))}
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} onRetry={() => void retry(upload)} onDrop={() => drop(upload.key)} />
        ))}
      </ol>
      {free > 0 && (
        <FileLabel
          className={buttonClass(
            'soft',
            'cursor-pointer self-start has-focus-visible:outline-2 has-focus-visible:outline-accent',
          )}
          accept={PICTURE_TYPES}
          multiple
          onChoose={choose}
        >
          <Camera size={18} aria-hidden="true" />
          {t('staffReports.addPictures')}
        </FileLabel>
      )}
      <Alert>{leftOut > 0 && t('staffReports.leftOut', { count: leftOut })}</Alert>
      <p className="text-muted text-sm">{t('staffReports.picturesText', { count: MOST_PICTURES })}</p>
    </fieldset>
  );
}

/** The pictures of one version of a report, small, for a comparison with those of another. */
export function ComparedPictures({ pictures }: Pick<PictureListProps, 'pictures'>) {
  const { t } = useI18n();
  if (pictures.length === 0) return t('staff.nothingThere');
  return (
    <ol className="mt-1 flex flex-col gap-1">
      {pictures.map(({ id, caption, isPublic }, index) => (
        <li key={id} className="flex items-center gap-2">
          <img
            src={pictureAddress(id, 'small')}
            alt={t('order.reportPicture', { number: index + 1 })}
            className="aspect-[3/2] w-16 shrink-0 rounded-field bg-sunk object-cover"
          />
          <span className="wrap-anywhere min-w-0">
            {caption}
            {isPublic && <span className="block text-muted text-xs">{t('staffReports.approve')}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}

interface PictureRowProps {
  picture: Picture;
  index: number;
  lastIndex: number;
  onChange: PictureListProps['onChange'];
}

/** A picture of the report: its caption, whether everybody with the link may see it, and the buttons that move and remove it. */
function PictureRow({ picture, index, lastIndex, onChange }: PictureRowProps) {
  const { t } = useI18n();
  const number = index + 1;
  const set = (changed: Partial<Picture>) =>
    onChange((all) => all.map((other) => (other.id === picture.id ? { ...other, ...changed } : other)));
  const move = (by: 1 | -1) =>
    onChange((all) => {
      // What stands here now, which may be another picture than the one that was drawn.
      const moved = all[index];
      return moved ? all.toSpliced(index, 1).toSpliced(index + by, 0, moved) : all;
    });
  return (
    <li className="flex flex-wrap gap-3 rounded-card border border-line p-3">
      <img
        src={pictureAddress(picture.id, 'small')}
        alt={picture.caption || t('order.reportPicture', { number })}
        className="aspect-[3/2] w-full rounded-field bg-sunk object-cover sm:w-40"
      />
      <div className="min-w-0 grow basis-56">
        <Field
          label={t('staffReports.caption', { number })}
          value={picture.caption}
          maxLength={160}
          onChange={({ currentTarget }) => set({ caption: currentTarget.value })}
        />
        <CheckboxField
          label={t('staffReports.approve')}
          checked={picture.isPublic}
          onChange={({ currentTarget }) => set({ isPublic: currentTarget.checked })}
        />
        <div className="flex gap-1">
          {/* Not disabled at the ends: the pressed one would lose the focus. */}
          <IconButton label={t('staffReports.earlier', { number })} isBusy={index === 0} onClick={() => move(-1)}>
            <ArrowUp size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={t('staffReports.later', { number })} isBusy={index === lastIndex} onClick={() => move(1)}>
            <ArrowDown size={18} aria-hidden="true" />
          </IconButton>
          <IconButton
            label={t('staffReports.remove', { number })}
            onClick={() => onChange((all) => all.filter(({ id }) => id !== picture.id))}
          >
            <Trash2 size={18} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
    </li>
  );
}

/** A picture on its way to the shop: how much of it is sent; or why it did not arrive, which is empty when nobody answered, and what can be done. */
function UploadRow({ upload, onRetry, onDrop }: { upload: Upload; onRetry: () => void; onDrop: () => void }) {
  const { t } = useI18n();
  const { file, progress, failure } = upload;
  if (failure === undefined)
    return (
      <li className="rounded-card border border-line p-3 text-sm">
        <label className="flex flex-col gap-1">
          <span className="wrap-anywhere">
            {t('staffReports.sending', { name: file.name, percent: Math.round(progress * 100) })}
          </span>
          <progress value={progress} className="w-full accent-accent" />
        </label>
      </li>
    );
  return (
    <li role="alert" className="flex flex-wrap items-center gap-2 rounded-card bg-danger-soft p-3 text-danger text-sm">
      <p className="wrap-anywhere min-w-0 grow">
        <strong className="block">{t('staffReports.notSent', { name: file.name })}</strong>
        {failure || t('frame.noConnection')}
      </p>
      <Button onClick={onRetry}>
        <RotateCcw size={16} aria-hidden="true" />
        {t('frame.retry')}
      </Button>
      <Button variant="quiet" onClick={onDrop}>
        {t('staffReports.dropUpload')}
      </Button>
    </li>
  );
}

import { type UseMutationResult, useInfiniteQuery } from '@tanstack/react-query';
import { ImagePlus, Trash2 } from 'lucide-react';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Refused } from '../kit/forms/refusals.tsx';
import { PICTURE_TYPES } from '../kit/forms/shrink-picture.ts';
import { ErrorCard, QueryError, SkeletonRows } from '../kit/page/page-parts.tsx';
import { FileDrop } from './file-drop.tsx';
import { type ContentPicture, libraryQuery, PICTURES } from './picture-calls.ts';

interface PictureChoiceProps {
  /** What has become of the file that was sent last. */
  upload: Pick<UseMutationResult<ContentPicture, Error, File>, 'isPending' | 'error' | 'variables'>;
  onFile: (file: File) => void;
  onChoose: (picture: ContentPicture) => void;
}

/** A file to send, or one of the pictures that were sent before. */
export function PictureChoice({ upload, onFile, onChoose }: PictureChoiceProps) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-4">
      <FileDrop icon={ImagePlus} accept={PICTURE_TYPES} hint={t('content.choosePictureText')} onFile={onFile} />
      {upload.isPending && <p role="status">{t('content.sendingPicture')}</p>}
      {upload.error && <ErrorCard error={upload.error} onRetry={() => upload.variables && onFile(upload.variables)} />}
      <Library onChoose={onChoose} />
    </div>
  );
}

/** The pictures with words or in use, to choose from; one that no text shows or has shown can be deleted. */
function Library({ onChoose }: Pick<PictureChoiceProps, 'onChoose'>) {
  const { t } = useI18n();
  const library = useInfiniteQuery(libraryQuery(useApi()));
  const remove = useChange({
    send: (api, id: string) => api.DELETE('/api/admin/content/pictures/{id}', { params: { path: { id } } }),
    refreshes: [[PICTURES]],
  });
  if (!library.data) return library.error ? <QueryError query={library} /> : <SkeletonRows rows={2} />;
  const pictures = library.data.pages.flatMap(({ items }) => items);
  if (pictures.length === 0) return <p className="text-muted text-sm">{t('content.libraryEmpty')}</p>;
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-heading text-2xl">{t('content.library')}</h3>
      <Refused error={remove.error} className="text-sm" />
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {pictures.map((picture) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            onChoose={() => onChoose(picture)}
            isDeleting={remove.isPending}
            onDelete={() => remove.send(picture.id)}
          />
        ))}
      </ul>
      {library.isFetchNextPageError && <Refused error={library.error} className="text-sm" />}
      {library.hasNextPage && (
        <Button className="self-center" isBusy={library.isFetchingNextPage} onClick={() => void library.fetchNextPage()}>
          {t('account.more')}
        </Button>
      )}
    </section>
  );
}

interface TileProps {
  picture: ContentPicture;
  onChoose: () => void;
  /** This or another picture is being deleted. */
  isDeleting: boolean;
  onDelete: () => void;
}

function PictureTile({ picture, onChoose, isDeleting, onDelete }: TileProps) {
  const { t, language } = useI18n();
  const words = picture[fieldName('alt', language)];
  return (
    <li className="relative min-w-0">
      <button type="button" className="w-full text-left text-sm" onClick={onChoose}>
        <img
          src={picture.smallAddress}
          alt=""
          loading="lazy"
          className="mb-1 aspect-[3/2] w-full rounded-field bg-sunk object-cover"
        />
        <span className="wrap-anywhere">{words || t('content.noWords')}</span>
      </button>
      {!picture.isUsed && (
        <IconButton
          label={t('content.deletePicture', { words })}
          className="absolute top-1 right-1 bg-bg"
          isBusy={isDeleting}
          onClick={onDelete}
        >
          <Trash2 size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}

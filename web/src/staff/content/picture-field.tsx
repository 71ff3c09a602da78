import { useState } from 'react';
import { createPortal } from 'react-dom';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { uploadedPicture } from '#modules/catalogue/addresses.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { PictureDialog } from './picture-dialog.tsx';
import { type ExtraFieldsProps, entriesOf } from './text-kind.ts';

/** The picture that a ritual has in place of its emblem. The value is a list: the address and the words of each language, or nothing. */
export function PictureField({ values, onChange }: Pick<ExtraFieldsProps, 'values' | 'onChange'>) {
  const { t } = useI18n();
  const [isChoosing, setChoosing] = useState(false);
  const [address = '', ...words] = entriesOf(values.picture);
  return (
    <fieldset className="flex flex-col gap-3 border-line border-t pt-4">
      <legend className="float-left mb-3 w-full text-muted text-sm">{t('content.servicePicture')}</legend>
      {address ? (
        <div className="flex flex-wrap items-start gap-4">
          <img
            src={uploadedPicture(address)?.small}
            alt=""
            className="aspect-[3/2] w-48 rounded-field bg-sunk object-cover max-sm:w-full"
          />
          <ul className="min-w-0 grow text-sm">
            {LANGUAGES.map((language, index) => (
              <li key={language} lang={language} className="wrap-anywhere">
                {words[index]}
              </li>
            ))}
          </ul>
        </div>
      ) : (
        <p className="text-muted text-sm">{t('content.servicePictureHint')}</p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setChoosing(true)}>{t(address ? 'content.otherPicture' : 'content.choosePicture')}…</Button>
        {address && (
          <Button variant="quiet" onClick={() => onChange({ picture: [] })}>
            {t('content.noPicture')}
          </Button>
        )}
      </div>
      {isChoosing &&
        // Its form would stand within the form of the text, and browsers send such a form by leaving the page.
        createPortal(
          <PictureDialog
            title={t('content.servicePicture')}
            done={t('content.takePicture')}
            onClose={() => setChoosing(false)}
            onInsert={(picture) =>
              onChange({ picture: [picture.address, ...LANGUAGES.map((language) => picture[fieldName('alt', language)])] })
            }
          />,
          document.body,
        )}
    </fieldset>
  );
}

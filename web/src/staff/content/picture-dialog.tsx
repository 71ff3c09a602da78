import { useEffect, useRef, useState } from 'react';
import { fromFields, toFields } from '#kernel/bilingual-fields.ts';
import { dataOf } from '../../api/client.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { useKeptFocus } from '../../ui/late/use-kept-focus.ts';
import { BilingualFields } from '../kit/forms/bilingual-fields.tsx';
import { CheckedForm, SubmitButton } from '../kit/forms/checked-form.tsx';
import { useDialogForm } from '../kit/forms/dialogs.tsx';
import { FormError } from '../kit/forms/refusals.tsx';
import { type ContentPicture, PICTURES, uploadPicture } from './picture-calls.ts';
import { PictureChoice } from './picture-choice.tsx';

interface PictureDialogProps {
  title: string;
  /** The button that takes the described picture. */
  done: string;
  /** Asks whether it comes into the texts of both languages. */
  asksForBoth?: boolean;
  /** A file that was dropped, and is sent at once. */
  file?: File | undefined;
  onClose: () => void;
  onInsert: (picture: ContentPicture, isForBoth: boolean) => void;
}

/** A picture for a text: it is sent or chosen, then described in both languages, then inserted. */
export function PictureDialog({ title, done, asksForBoth = false, file, onClose, onInsert }: PictureDialogProps) {
  const [chosen, setChosen] = useState<ContentPicture>();
  // Until then the dialog stays: the picture would come into a text, or a dialog, that somebody has turned to meanwhile.
  const [isSaving, setSaving] = useState(false);
  const upload = useChange({ send: uploadPicture });
  // Only the answer to the last file is awaited: an earlier one calls nothing.
  const send = (sent: File) => upload.mutate(sent, { onSuccess: setChosen });
  const choose = (picture: ContentPicture) => {
    // A file that is still being sent does not take its place.
    upload.reset();
    setChosen(picture);
  };
  // A file that was dropped is sent once, although this runs after each drawing.
  const fileToSend = useRef(file);
  useEffect(() => {
    if (fileToSend.current) send(fileToSend.current);
    fileToSend.current = undefined;
  });
  return (
    <Modal open onClose={() => !isSaving && onClose()} title={title}>
      <div {...useKeptFocus()} className="outline-none">
        {chosen ? (
          <DescribedPicture
            key={chosen.id}
            picture={chosen}
            done={done}
            asksForBoth={asksForBoth}
            onSaving={setSaving}
            onBack={() => setChosen(undefined)}
            onDone={(picture, isForBoth) => {
              onInsert(picture, isForBoth);
              onClose();
            }}
          />
        ) : (
          <PictureChoice upload={upload} onFile={send} onChoose={choose} />
        )}
      </div>
    </Modal>
  );
}

interface DescribedPictureProps {
  picture: ContentPicture;
  done: string;
  asksForBoth: boolean;
  /** Told true while the description is on its way to the shop. */
  onSaving: (isSaving: boolean) => void;
  onBack: () => void;
  onDone: (picture: ContentPicture, isForBoth: boolean) => void;
}

/** The form that describes a picture. What is typed survives a reload and an ended session: it is there when the picture is chosen again. */
function DescribedPicture({ picture, done, asksForBoth, onSaving, onBack, onDone }: DescribedPictureProps) {
  const { t } = useI18n();
  const form = useDialogForm('picture', picture.id, {
    blank: { ...toFields({ alt: fromFields(picture, 'alt') }), isForBoth: 'true' },
    refreshes: [[PICTURES]],
    save: async (api, { values }) => {
      const { isForBoth, ...body } = values;
      const params = { path: { id: picture.id } };
      const described = await dataOf(api.PUT('/api/admin/content/pictures/{id}', { params, body }));
      return { described, isForBoth: isForBoth !== '' };
    },
    onSaved: (stored) => onDone(stored.described, stored.isForBoth),
  });
  useEffect(() => onSaving(form.isPending), [onSaving, form.isPending]);
  return (
    <CheckedForm form={form}>
      <img src={picture.smallAddress} alt="" className="max-h-60 self-start rounded-field bg-sunk object-contain" />
      <BilingualFields
        form={form}
        name="alt"
        labelOf={(language) => t('content.inLanguage', { part: t('content.seenInPicture'), language })}
        required
        maxLength={200}
      />
      <p className="text-muted text-sm">{t('content.seenHint')}</p>
      {asksForBoth && <CheckboxField {...form.box('isForBoth')} label={t('content.inBothTexts')} />}
      <FormError error={form.error} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" isBusy={form.isPending} onClick={onBack}>
          {t('content.otherPicture')}
        </Button>
        <SubmitButton isPending={form.isPending}>{done}</SubmitButton>
      </div>
    </CheckedForm>
  );
}

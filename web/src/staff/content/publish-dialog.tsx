import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { isSame } from '../../memory/late/merge-record.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { languageName } from '../kit/values/language-name.ts';
import type { PlannedChange } from './file-calls.ts';
import { TextChange } from './text-change.tsx';
import { missingIn, PICTURES_PART, type TextPart, type TextValues } from './text-kind.ts';
import { asText, TEXT_PLACES } from './use-text-words.ts';

interface PublishDialogProps {
  /** What readers see; null while they see nothing. */
  published: TextValues | null;
  /** What they will see. */
  values: TextValues;
  parts: readonly TextPart[];
  onClose: () => void;
  onPublish: () => void;
}

/** The question before a text is published: what it lacks, and what will change for its readers, first of all what they pay. */
export function PublishDialog({ published, values, parts, onClose, onPublish }: PublishDialogProps) {
  const { t } = useI18n();
  const changes = published ? changesOf(published, values) : [];
  const changesText = changes.length > 0 ? 'content.readersWillSee' : 'content.readersSeeSame';
  return (
    <Modal
      open
      onClose={onClose}
      title={t('content.publishTitle')}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="quiet" onClick={onClose}>
            {t('account.cancel')}
          </Button>
          <Button variant="primary" onClick={onPublish}>
            {t('content.publish')}
          </Button>
        </div>
      }
    >
      <Lacking parts={parts} values={values} />
      <p>{t(published ? changesText : 'content.readersSeeNothing')}</p>
      <ul className="mt-1 divide-y divide-line">
        {changes.map((change) => (
          <TextChange key={`${change.field} ${change.language}`} change={change} />
        ))}
      </ul>
    </Modal>
  );
}

/** What must be written before the shop publishes the text; not drawn when the text is complete. */
function Lacking({ parts, values }: Pick<PublishDialogProps, 'parts' | 'values'>) {
  const { t, language } = useI18n();
  const lacking = LANGUAGES.flatMap((textLanguage) => {
    const missing = missingIn(parts, values, textLanguage);
    return [...parts, PICTURES_PART]
      .filter(({ field }) => missing.includes(field))
      .map(({ title }) => t('content.inLanguage', { part: t(title), language: languageName(textLanguage, language) }));
  });
  if (lacking.length === 0) return null;
  return (
    <div role="alert" className="mb-3 rounded-field bg-danger-soft px-4 py-3 text-danger">
      <p>{t('content.lacking')}</p>
      <ul className="mt-1 list-disc pl-5">
        {lacking.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ul>
    </div>
  );
}

/** What will change for readers, field by field. */
function changesOf(published: TextValues, values: TextValues): PlannedChange[] {
  return [...TEXT_PLACES]
    .filter(([name]) => name in values && !isSame(values[name], published[name]))
    .map(([name, place]) => ({ ...place, before: asText(published[name]), after: asText(values[name]) }));
}

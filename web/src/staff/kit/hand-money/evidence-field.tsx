import { Paperclip, X } from 'lucide-react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { PICTURE_TYPES } from '../forms/shrink-picture.ts';
import { Refused } from '../forms/use-change.tsx';
import { type EvidenceFile, evidenceAddress, type MoneyPlace, type SayOfMoney } from './say-of-money.ts';

/** A file that was sent for a decision. */
export interface SentFile {
  readonly id: string;
  readonly name: string;
}

/** How a dialog's draft, which is made of texts, keeps the file. */
export const NO_FILE = { fileId: '', fileName: '' };
export const fileTexts = (file: SentFile | undefined) => (file ? { fileId: file.id, fileName: file.name } : NO_FILE);
export const fileIn = ({ fileId: id, fileName: name }: typeof NO_FILE): SentFile | undefined => (id ? { id, name } : undefined);

interface EvidenceFieldProps {
  send: SayOfMoney['send'];
  value: SentFile | undefined;
  onChange: (file: SentFile | undefined) => void;
}

/** A file that proves what is said of the money: it is sent as soon as it is chosen, and the decision names it. */
export function EvidenceField({ send, value, onChange }: EvidenceFieldProps) {
  const { t } = useI18n();
  if (value)
    return (
      <p className="flex items-center gap-2">
        <Paperclip size={18} aria-hidden="true" className="shrink-0" />
        <span className="wrap-anywhere min-w-0">{value.name}</span>
        <IconButton label={t('staffPartner.dropFile', { name: value.name })} onClick={() => onChange(undefined)}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      </p>
    );
  return (
    <div className="flex flex-col items-start gap-1">
      <label
        className={buttonClass('soft', 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent')}
        aria-busy={send.isPending || undefined}
      >
        <Paperclip size={18} aria-hidden="true" />
        {t(send.isPending ? 'staffPartner.sendingFile' : 'staffPartner.addFile')}
        <input
          type="file"
          accept={`application/pdf,${PICTURE_TYPES}`}
          className="sr-only"
          disabled={send.isPending}
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0];
            if (file) send.mutate(file, { onSuccess: ({ id }) => onChange({ id, name: file.name }) });
            currentTarget.value = '';
          }}
        />
      </label>
      <p className="text-muted text-sm">{t('staffPartner.fileHint')}</p>
      <Refused error={send.error} className="text-sm" />
    </div>
  );
}

/** The way to a file that was sent with a decision. */
export function EvidenceLink({ place, file }: { place: MoneyPlace; file: EvidenceFile }) {
  const { t } = useI18n();
  return (
    <a
      href={evidenceAddress(place, file.id)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1 text-link"
    >
      <Paperclip size={15} aria-hidden="true" />
      {t(file.mediaType === 'application/pdf' ? 'staffPartner.filePdf' : 'staffPartner.filePicture')}
    </a>
  );
}

import { Paperclip, X } from 'lucide-react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { buttonClass, IconButton } from '../../../ui/button.tsx';
import { FileLabel } from '../../../ui/late/file-label.tsx';
import { useKeptFocus } from '../../../ui/late/use-kept-focus.ts';
import { Refused } from '../forms/refusals.tsx';
import { PICTURE_TYPES } from '../forms/shrink-picture.ts';
import { type EvidenceFile, evidenceAddress, type HandMoneyOrder, type PaymentDecisions } from './use-payment-decisions.ts';

/** A file that was sent for a decision; null while there is none. */
export type SentFile = { readonly id: string; readonly name: string } | null;

interface EvidenceFieldProps {
  send: PaymentDecisions['sendEvidence'];
  value: SentFile;
  onChange: (file: SentFile) => void;
}

/** The field for a file that proves a decision about money. The file is sent as soon as it is chosen; the decision then names it. */
export function EvidenceField({ send, value, onChange }: EvidenceFieldProps) {
  return (
    <div {...useKeptFocus()} className="outline-none">
      {value ? <ChosenFile name={value.name} onDrop={() => onChange(null)} /> : <FileChoice send={send} onChange={onChange} />}
    </div>
  );
}

function ChosenFile({ name, onDrop }: { name: string; onDrop: () => void }) {
  const { t } = useI18n();
  return (
    <p className="flex items-center gap-2">
      <Paperclip size={18} aria-hidden="true" className="shrink-0" />
      <span className="wrap-anywhere min-w-0">{name}</span>
      <IconButton label={t('handMoney.dropFile', { name })} onClick={onDrop}>
        <X size={18} aria-hidden="true" />
      </IconButton>
    </p>
  );
}

function FileChoice({ send, onChange }: Omit<EvidenceFieldProps, 'value'>) {
  const { t } = useI18n();
  // A file that is chosen while another is sent takes its place: the callback is that of the last alone.
  const choose = (file: File | undefined) => {
    if (file) send.mutate(file, { onSuccess: ({ id }) => onChange({ id, name: file.name }) });
  };
  return (
    <div className="flex flex-col items-start gap-1">
      {/* Not disabled while it sends: it would lose the focus. */}
      <FileLabel
        className={buttonClass('soft', 'cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent')}
        aria-busy={send.isPending || undefined}
        accept={`application/pdf,${PICTURE_TYPES}`}
        onChoose={([file]) => choose(file)}
      >
        <Paperclip size={18} aria-hidden="true" />
        {t(send.isPending ? 'handMoney.sendingFile' : 'handMoney.addFile')}
      </FileLabel>
      <p className="text-muted text-sm">{t('handMoney.fileHint')}</p>
      <Refused error={send.error} className="text-sm" />
    </div>
  );
}

/** A link to the file that proves a decision. */
export function EvidenceLink({ order, file }: { order: HandMoneyOrder; file: EvidenceFile }) {
  const { t } = useI18n();
  return (
    <a
      href={evidenceAddress(order, file.id)}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex min-h-11 items-center gap-1 text-link"
    >
      <Paperclip size={15} aria-hidden="true" />
      {t(file.mediaType === 'application/pdf' ? 'handMoney.filePdf' : 'handMoney.filePicture')}
    </a>
  );
}

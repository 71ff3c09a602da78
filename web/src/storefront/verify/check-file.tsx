import { FileCheck, Upload } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { type CertificateText, sha256Of } from '#modules/certificates/signed-text.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/late/card.tsx';
import { FileLabel } from '../../ui/late/file-label.tsx';
import { Reason } from './reason.tsx';
import { Hash } from './why-it-holds.tsx';

/** No file of a report is larger, and the browser holds all of it in memory. */
const LARGEST_BYTES = 64 * 1024 * 1024;
/** A report has at most twelve pictures, so that an order of eight rituals has no more. Of more files the last are left out. */
const MOST_SHOWN = 100;

interface HashedFile {
  readonly name: string;
  /** Empty for a file that is too large for a report; undefined for a file that could not be read. */
  readonly sha256: string | undefined;
}

/** Compares files with those of the report, here in the browser: nothing is sent. */
export function CheckFile({ files }: { files: CertificateText['files'] }) {
  const { t } = useI18n();
  const [checked, setChecked] = useState<readonly HashedFile[]>([]);
  const check = async (chosen: readonly File[]) => {
    const hashed = await Promise.all(chosen.slice(0, MOST_SHOWN).map(hashFile));
    setChecked((former) => [...hashed, ...former].slice(0, MOST_SHOWN));
  };
  // Pages without https compute no hash.
  if (files.length === 0 || !crypto.subtle) return null;
  return (
    <Card title={t('verify.checkFile')}>
      <FileDrop onChoose={(chosen) => void check(chosen)} />
      <ul aria-live="polite" className="mt-1 divide-y divide-line">
        {checked.map((file, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the newest stands first, so a file keeps its distance from the end.
          <FileVerdict key={checked.length - index} file={file} signedFiles={files} />
        ))}
      </ul>
    </Card>
  );
}

/** Takes files that are dropped on it, or chosen by a button. */
function FileDrop({ onChoose }: { onChoose: (files: readonly File[]) => void }) {
  const { t } = useI18n();
  const [isDraggedOver, setDraggedOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setDraggedOver(false);
    onChoose([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside does the same without a mouse.
    <div
      onDragOver={onDragOver}
      onDragLeave={() => setDraggedOver(false)}
      onDrop={onDrop}
      className={classNames(
        'mt-3 flex flex-col items-center gap-3 rounded-field border border-outline border-dashed px-4 py-6 text-center',
        isDraggedOver ? 'bg-soft' : 'bg-bg',
      )}
    >
      <Upload size={26} aria-hidden="true" className="text-gold" />
      <p>
        {t('verify.dropFile')}
        <span className="block text-muted">{t('verify.staysHere')}</span>
      </p>
      <FileLabel
        className={buttonClass(
          'soft',
          'cursor-pointer focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2',
        )}
        multiple
        onChoose={onChoose}
      >
        <FileCheck size={18} aria-hidden="true" />
        {t('verify.chooseFile')}
      </FileLabel>
    </div>
  );
}

interface FileVerdictProps {
  file: HashedFile;
  signedFiles: CertificateText['files'];
}

/** Says whether a file is one of those that were signed; of a file that could not be read nobody knows. */
function FileVerdict({ file: { name, sha256 }, signedFiles }: FileVerdictProps) {
  const { t } = useI18n();
  if (sha256 === undefined)
    return (
      <Reason isGood={undefined} title={t('verify.isUnread', { name })}>
        {t('verify.unreadText')}
      </Reason>
    );
  const signed = signedFiles.find((file) => file.sha256 === sha256);
  const sameText = signed?.kind === 'preview' ? 'verify.samePreview' : 'verify.same';
  return (
    <Reason isGood={signed !== undefined} title={t(signed ? 'verify.isSigned' : 'verify.isNotSigned', { name })}>
      {t(signed ? sameText : 'verify.another')}
      {sha256 && (
        <span className="block">
          <Hash hash={sha256} />
        </span>
      )}
    </Reason>
  );
}

async function hashFile(file: File): Promise<HashedFile> {
  const hash = async () => (file.size > LARGEST_BYTES ? '' : sha256Of(await file.arrayBuffer()));
  return { name: file.name, sha256: await hash().catch(() => undefined) };
}

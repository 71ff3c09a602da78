import type { LucideIcon } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { FileLabel } from '../../ui/late/file-label.tsx';

interface FileDropProps {
  icon: LucideIcon;
  accept: string;
  /** What may be chosen, in words. */
  hint: string;
  onFile: (file: File) => void;
}

/** Takes one file, chosen or dropped. It is never disabled: the keyboard would lose its place, and a dropped file would vanish without a word. */
export function FileDrop({ icon: Icon, accept, hint, onFile }: FileDropProps) {
  const { t } = useI18n();
  const choose = ([file]: readonly File[]) => file && onFile(file);
  return (
    <FileLabel
      className="flex cursor-pointer flex-col items-center gap-2 rounded-card border border-line border-dashed p-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent"
      accept={accept}
      onChoose={choose}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose([...event.dataTransfer.files]);
      }}
    >
      <span className={buttonClass()}>
        <Icon size={18} aria-hidden="true" />
        {t('content.chooseFile')}
      </span>
      <span className="text-muted text-sm">{hint}</span>
    </FileLabel>
  );
}

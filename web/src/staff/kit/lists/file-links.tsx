import { Download } from 'lucide-react';
import { type KeyboardEvent, type MouseEvent, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { saveFrom } from '../../../ui/late/save-file.ts';
import { toast } from '../../../ui/toast.tsx';
import { useDemandFactor } from '../../sign-in/factor-door.tsx';

interface FileLinksProps {
  /** That of the file as CSV, with a query. */
  address: string;
  /** The file names nobody, so it asks for no fresh second factor. */
  namesNobody?: boolean;
}

/** Saves rows as a file. Excel opens only the file with the separator of its own settings, so the links say which is which. */
export function FileLinks({ address, namesNobody = false }: FileLinksProps) {
  const { t } = useI18n();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const Link = namesNobody ? PlainLink : GuardedLink;
  return (
    <details
      ref={menu}
      className="relative"
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => relatedTarget && !menu.current?.contains(relatedTarget) && close()}
    >
      <summary className={buttonClass('quiet', 'list-none')}>
        <Download size={16} aria-hidden="true" />
        {t('staff.files')}
      </summary>
      <div className="absolute left-0 z-20 mt-1 flex w-80 max-w-[calc(100vw-2rem)] flex-col rounded-card border border-line bg-surface p-1.5 shadow-card md:right-0 md:left-auto">
        <Link address={address} title={t('staff.csvFileText')} text={t('staff.csvFile')} />
        <Link address={`${address}&format=csv-semicolon`} title={t('staff.semicolonFileText')} text={t('staff.semicolonFile')} />
        <Link address={`${address}&format=jsonl`} title={t('staff.linesFileText')} text={t('staff.linesFile')} />
      </div>
    </details>
  );
}

interface LinkProps {
  address: string;
  title: string;
  text: string;
  onClick?: (event: MouseEvent) => void;
}

function PlainLink({ address, title, text, onClick }: LinkProps) {
  return (
    <a
      href={address}
      download
      aria-label={text}
      className="flex min-h-11 flex-col justify-center rounded-field px-3 py-2 text-sm hover:bg-soft"
      onClick={onClick}
    >
      <span className="font-semibold">{text}</span>
      <span className="text-muted text-xs">{title}</span>
    </a>
  );
}

/** Asks for a fresh second factor before the file is saved. */
function GuardedLink(props: LinkProps) {
  const { t } = useI18n();
  const demand = useDemandFactor();
  const failed = (error: Error) => toast({ title: t('staff.failed'), description: error.message, kind: 'error' });
  const save = (event: MouseEvent) => {
    event.preventDefault();
    demand(() => saveFrom(props.address)).catch(failed);
  };
  return <PlainLink {...props} onClick={save} />;
}

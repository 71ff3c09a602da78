import { Download } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useId, useRef } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { saveFrom } from '../../../ui/late/save-file.ts';
import { useDemandFactor } from '../../sign-in/factor-guard.tsx';

interface FileLinksProps {
  file: 'orders' | 'clients' | 'overview';
  /** The filters that find the rows, as the list is asked by them. */
  filters: object;
}

/** What is added to the address for each format, and the words for it. */
const FORMATS = [
  ['', 'staff.csvFile', 'staff.csvFileText'],
  ['&format=csv-semicolon', 'staff.semicolonFile', 'staff.semicolonFileText'],
  ['&format=jsonl', 'staff.linesFile', 'staff.linesFileText'],
] as const;

/** A menu that saves rows as a file. Excel opens only the file with the separator of its own settings, so each link says for whom it is. */
export function FileLinks({ file, filters }: FileLinksProps) {
  const { t, language } = useI18n();
  const menu = useRef<HTMLDetailsElement>(null);
  const close = () => menu.current?.removeAttribute('open');
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.current?.open) return;
    close();
    menu.current.querySelector('summary')?.focus();
  };
  const closeWhenLeft = ({ relatedTarget: entered }: FocusEvent) => {
    // When the whole window loses the focus, nothing is entered, and the menu stays open.
    if (entered && !menu.current?.contains(entered)) close();
  };
  const address = fileAddress(file, { lang: language, ...filters });
  // The overview names no people, so it asks for no fresh second factor.
  const isGuarded = file !== 'overview';
  return (
    <details ref={menu} className="relative" onKeyDown={closeByEscape} onBlur={closeWhenLeft}>
      <summary className={buttonClass('quiet', 'list-none')}>
        <Download size={16} aria-hidden="true" />
        {t('common.download')}
      </summary>
      <div className="absolute left-0 z-20 mt-1 flex w-80 max-w-[calc(100vw-2rem)] flex-col rounded-card border border-line bg-surface p-1.5 shadow-card md:right-0 md:left-auto">
        {FORMATS.map(([format, name, hint]) => (
          <FileLink key={name} address={`${address}${format}`} name={t(name)} hint={t(hint)} isGuarded={isGuarded} />
        ))}
      </div>
    </details>
  );
}

/** The address of a file, as CSV unless a format is added. The titles of its columns are in the language of the query. */
function fileAddress(file: string, query: object): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of [value].flat()) if (each !== undefined) search.append(name, String(each));
  }
  return `/api/admin/exports/${file}?${search}`;
}

interface FileLinkProps {
  address: string;
  name: string;
  hint: string;
  /** The file is saved once the second factor is fresh. */
  isGuarded: boolean;
}

function FileLink({ address, name, hint, isGuarded }: FileLinkProps) {
  const demand = useDemandFactor();
  const hintId = useId();
  const shared = {
    'aria-label': name,
    'aria-describedby': hintId,
    className: 'flex min-h-11 flex-col justify-center rounded-field px-3 py-2 text-left text-sm hover:bg-soft',
  };
  const words = (
    <>
      <span className="font-semibold">{name}</span>
      <span id={hintId} className="text-muted text-xs">
        {hint}
      </span>
    </>
  );
  if (isGuarded)
    return (
      // No link: that could be opened in another tab, where nobody asks for the factor, and the shop's refusal would be the page.
      <button type="button" {...shared} onClick={() => demand(() => saveFrom(address))}>
        {words}
      </button>
    );
  return (
    <a href={address} download {...shared}>
      {words}
    </a>
  );
}

import { Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';

/** The pause in typing after which the list is asked for. */
const PAUSE_MS = 300;

/**
 * The search of a list. `value` is what the address says; `onSearch` gets new words after a pause in typing, or at once with Enter. The
 * frame moves the focus here when "/" is pressed.
 */
export function SearchField({ label, value, onSearch }: { label: string; value: string; onSearch: (words: string) => void }) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  const [askedWords, setAskedWords] = useState<string>();
  // The address has changed. When this field changed it, more may have been typed meanwhile, which stays. After any other change, such as a
  // step back, the field shows the words of the address.
  if (shownValue !== value) {
    setShownValue(value);
    setAskedWords(undefined);
    if (askedWords !== value) setTyped(value);
  }
  const search = () => {
    setAskedWords(typed.trim());
    onSearch(typed.trim());
  };
  // Runs after every render, because it has no dependencies: the wait begins anew, and calls the newest onSearch.
  useEffect(() => {
    if (typed.trim() === value) return;
    const wait = setTimeout(search, PAUSE_MS);
    return () => clearTimeout(wait);
  });
  return (
    <search className="relative min-w-0 grow basis-52 md:max-w-90">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== value) search();
        }}
      >
        <Search
          size={16}
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3.5 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label={label}
          placeholder={label}
          maxLength={200}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aria-keyshortcuts="/"
          title={t('staff.keySearch')}
          className="h-11 w-full rounded-field border border-outline bg-surface pr-3 pl-10 text-base md:h-10 md:text-sm"
        />
      </form>
    </search>
  );
}

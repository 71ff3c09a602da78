import { Search, X } from 'lucide-react';
import { type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { IconButton } from '../../ui/button.tsx';

/** Searches while the visitor types. The field is uncontrolled, so that a slow page never takes back a typed letter. */
export function SearchField({ text, onSearch }: { text: string; onSearch: (text: string) => void }) {
  const { t } = useI18n();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const takeOver = useEffectEvent((typed: string) => onSearch(typed));
  useEffect(() => {
    // The visitor typed before hydration, or the browser restored the text after a reload.
    if (input.current?.value) takeOver(input.current.value);
  }, []);
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement) field.value = text;
  }, [text]);
  const clear = () => {
    onSearch('');
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };
  return (
    <search>
      <form action="" onSubmit={(event: SubmitEvent) => event.preventDefault()} className="max-w-120">
        <label htmlFor={id} className="mb-1 block text-muted text-sm">
          {t('reading.search')}
        </label>
        <span className="relative block">
          <Search
            size={18}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-muted"
          />
          <input
            ref={input}
            id={id}
            name="q"
            type="search"
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('reading.searchHint')}
            onChange={({ target }) => onSearch(target.value)}
            className="block min-h-12 w-full rounded-full border border-outline bg-surface py-2 pr-12 pl-11 text-base text-ink placeholder:text-muted focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
          />
          {text && (
            <IconButton label={t('reading.clearSearch')} onClick={clear} className="absolute top-0.5 right-0.5 text-muted">
              <X size={18} aria-hidden="true" />
            </IconButton>
          )}
        </span>
      </form>
    </search>
  );
}

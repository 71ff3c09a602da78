import { Search, X } from 'lucide-react';
import { type RefObject, type SubmitEvent, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { LONGEST_SEARCH, type Wanted } from '../../paths.ts';
import { buttonClass, IconButton } from '../../ui/button.tsx';

/**
 * Searches while the visitor types; without JavaScript, when the form is sent. The field is uncontrolled, so that a slow page never
 * takes back a typed letter.
 */
export function SearchField({ wanted, onSearch }: { wanted: Wanted; onSearch: (words: string) => void }) {
  const text = wanted.words;
  const { t } = useI18n();
  const id = useId();
  const input = useUncontrolledInput(text, onSearch);
  const clear = () => {
    onSearch('');
    if (!input.current) return;
    input.current.value = '';
    input.current.focus();
  };
  return (
    <search>
      <form onSubmit={(event: SubmitEvent) => event.preventDefault()} className="max-w-120">
        {wanted.topic && <input type="hidden" name="tag" value={wanted.topic} />}
        <label htmlFor={id} className="mb-1 block text-muted text-sm">
          {t('articles.search')}
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
            defaultValue={text}
            maxLength={LONGEST_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            placeholder={t('articles.searchHint')}
            onChange={({ target }) => onSearch(target.value)}
            className="block min-h-12 w-full rounded-full border border-outline bg-surface py-2 pr-12 pl-11 text-base text-ink placeholder:text-muted focus-visible:outline-offset-0 [&::-webkit-search-cancel-button]:hidden"
          />
          {text && (
            <IconButton
              label={t('articles.clearSearch')}
              onClick={clear}
              className="absolute top-0.5 right-0.5 text-muted noscript:hidden"
            >
              <X size={18} aria-hidden="true" />
            </IconButton>
          )}
        </span>
        <div className="mt-3 hidden noscript:block">
          <button type="submit" className={buttonClass('soft')}>
            {t('articles.find')}
          </button>
        </div>
      </form>
    </search>
  );
}

/** Sets the input to the searched text when that changes elsewhere, but never while somebody types in it; searches for what was in it before hydration. */
function useUncontrolledInput(text: string, onSearch: (typed: string) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const searchTyped = useEffectEvent((typed: string) => onSearch(typed));
  useEffect(() => {
    // The visitor typed before hydration, or the browser restored the text after a reload.
    if (input.current && input.current.value !== input.current.defaultValue) searchTyped(input.current.value);
  }, []);
  useEffect(() => {
    const field = input.current;
    if (field && field !== document.activeElement && field.value.trim() !== text) field.value = text;
  }, [text]);
  return input;
}

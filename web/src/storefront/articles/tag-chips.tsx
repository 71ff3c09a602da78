import { useI18n } from '../../i18n/i18n.tsx';
import { tagName } from './tag-names.ts';

export interface TagChipsProps {
  tags: readonly string[];
  chosen: string;
  onChoose: (tag: string) => void;
}

/** Topics to choose from; pressing the chosen one shows everything again. */
export function TagChips({ tags, chosen, onChoose }: TagChipsProps) {
  const { t } = useI18n();
  const choices = [['', t('reading.allTags')] as const, ...tags.map((tag) => [tag, tagName(tag, t)] as const)];
  return (
    <ul aria-label={t('reading.tags')} className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      {choices.map(
        ([tag, name]) =>
          name && (
            <li key={tag}>
              <button
                type="button"
                aria-pressed={tag === chosen}
                onClick={() => onChoose(tag === chosen ? '' : tag)}
                className="inline-flex min-h-11 items-center whitespace-nowrap rounded-full border border-line px-4 text-sm transition-colors duration-150 hover:border-outline aria-pressed:border-accent aria-pressed:bg-soft aria-pressed:font-semibold aria-pressed:text-accent"
              >
                {name}
              </button>
            </li>
          ),
      )}
    </ul>
  );
}

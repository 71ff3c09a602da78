import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';

interface State {
  readonly publishedAt: string | null;
  readonly hasDraft: boolean;
}

/** Whether readers see a text, and as it is. */
export function TextState({ publishedAt, hasDraft }: State) {
  const { t } = useI18n();
  const word = publishedAt ? t(hasDraft ? 'content.publishedWithDraft' : 'content.published') : t('content.unpublished');
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-full px-2.5 py-0.5 font-medium text-xs',
        publishedAt ? (hasDraft ? 'bg-gold-soft text-gold-ink' : 'bg-ok-soft text-ok') : 'bg-sunk text-muted',
      )}
    >
      {word}
    </span>
  );
}

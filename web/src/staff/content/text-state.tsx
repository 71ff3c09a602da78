import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';

interface State {
  readonly publishedAt: string | null;
  readonly hasDraft: boolean;
}

/** Whether readers see a text, and as it is. */
export function TextState({ publishedAt, hasDraft }: State) {
  const { t } = useI18n();
  const [word, colours] = looksOf(publishedAt !== null, hasDraft);
  return (
    <span className={classNames('inline-flex items-center rounded-full px-2.5 py-0.5 font-medium text-xs', colours)}>
      {t(word)}
    </span>
  );
}

function looksOf(isPublished: boolean, hasDraft: boolean): [word: MessageKey, colours: string] {
  if (!isPublished) return ['content.unpublished', 'bg-sunk text-muted'];
  return hasDraft ? ['content.publishedWithDraft', 'bg-gold-soft text-gold-ink'] : ['content.published', 'bg-ok-soft text-ok'];
}

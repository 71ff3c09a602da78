import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Badge, type BadgeTone } from '../../ui/late/badge.tsx';

interface State {
  readonly publishedAt: string | null;
  readonly hasDraft: boolean;
}

/** Whether readers see a text, and as it is. */
export function TextState({ publishedAt, hasDraft }: State) {
  const { t } = useI18n();
  const [word, tone] = looksOf(publishedAt !== null, hasDraft);
  return <Badge tone={tone}>{t(word)}</Badge>;
}

function looksOf(isPublished: boolean, hasDraft: boolean): [word: MessageKey, tone: BadgeTone] {
  if (!isPublished) return ['content.unpublished', 'muted'];
  return hasDraft ? ['content.publishedWithDraft', 'gold'] : ['content.published', 'ok'];
}

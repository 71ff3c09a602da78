import { useI18n } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/late/badge.tsx';

interface TextStateProps {
  readonly publishedAt: string | null;
  readonly hasDraft: boolean;
}

/** Whether readers see a text, and whether a draft of it has changes that they do not see. */
export function TextState({ publishedAt, hasDraft }: TextStateProps) {
  const { t } = useI18n();
  if (publishedAt === null) return <Badge>{t('content.unpublished')}</Badge>;
  if (hasDraft) return <Badge tone="gold">{t('content.publishedWithDraft')}</Badge>;
  return <Badge tone="ok">{t('content.published')}</Badge>;
}

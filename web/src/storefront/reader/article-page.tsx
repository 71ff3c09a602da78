import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { articleQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Reader } from './reader.tsx';
import { ReadingPlaceholder } from './reading-placeholder.tsx';

/** The page of an educational article, which sells nothing. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  const { language } = useI18n();
  const article = useQuery(articleQuery(useApi(), id, language));
  return article.data ? <Reader reading={article.data} /> : <ReadingPlaceholder kind="article" isLoading={article.isPending} />;
}

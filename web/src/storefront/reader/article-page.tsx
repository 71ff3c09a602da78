import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { articleQuery } from '../../api/reading.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Missing } from './missing.tsx';
import { Reader } from './reader.tsx';
import { ReaderLoading } from './reader-loading.tsx';

/** The page of an educational article, which sells nothing. */
export default function ArticlePage() {
  const { id = '' } = useParams();
  const { language } = useI18n();
  const article = useQuery(articleQuery(useApi(), id, language));
  if (article.isPending) return <ReaderLoading />;
  return article.data ? <Reader reading={article.data} /> : <Missing kind="article" />;
}

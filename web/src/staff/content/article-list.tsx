import { useI18n } from '../../i18n/i18n.tsx';
import { NewButton } from '../kit/page/new-link.tsx';
import { PanelHeading } from '../kit/page/page-parts.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { ARTICLES } from './article-kind.ts';
import { NewArticle } from './new-article.tsx';
import { KindTabs, TextList } from './text-list.tsx';

/** Every article, and the way to a new one. */
export function ArticleList() {
  const { t } = useI18n();
  const articles = useAnswer(ARTICLES);
  return (
    <>
      <PanelHeading
        title={t('frame.articles')}
        text={t('content.text')}
        actions={<NewButton text={t('content.newArticle')} dialog={(close) => <NewArticle onClose={close} />} />}
      />
      <KindTabs />
      <TextList label={t('frame.articles')} query={articles} placeOf={({ id }) => `/content/articles/${id}`} />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { PanelHeading } from '../kit/page/heading.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useShortcut } from '../kit/page/shortcuts.ts';
import { articlesQuery } from './article-kind.ts';
import { NewArticle } from './new-article.tsx';
import { KindTabs, TextList } from './text-list.tsx';

/** Every article, and the way to a new one. */
export function ArticleList() {
  const { t } = useI18n();
  const { to } = usePanel();
  const articles = useQuery(articlesQuery(useApi()));
  const [isNew, setNew] = useState(false);
  useShortcut({ code: 'KeyN', keys: 'N', label: `${t('content.newArticle')}…`, run: () => setNew(true) });
  return (
    <>
      <PanelHeading
        title={t('frame.articles')}
        text={t('content.text')}
        actions={
          <Button variant="primary" onClick={() => setNew(true)}>
            {t('content.newArticle')}…
          </Button>
        }
      />
      <KindTabs />
      <TextList label={t('frame.articles')} query={articles} hrefOf={({ id }) => to(`/content/articles/${id}`)} />
      {isNew && <NewArticle onClose={() => setNew(false)} />}
    </>
  );
}

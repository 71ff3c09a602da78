import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { PanelHeading } from '../kit/heading.tsx';
import { List } from '../kit/list.tsx';
import { Empty } from '../kit/notes.tsx';
import { usePanel } from '../kit/panel.tsx';
import { Time } from '../kit/time.tsx';
import { useListAddress } from '../kit/use-list-address.ts';
import { articlesQuery, type ListedArticle } from './article-calls.ts';
import { languageName } from './languages.ts';
import { NewArticle } from './new-article.tsx';
import { TextState } from './text-state.tsx';

/** Every article with its state and how complete each language is. */
export function ArticleList() {
  const { t, language } = useI18n();
  const { to } = usePanel();
  const address = useListAddress([]);
  const articles = useQuery(articlesQuery(useApi()));
  const [isNew, setNew] = useState(false);
  const data = articles.data && { ...articles.data, nextCursor: null };
  const name = (article: ListedArticle) => (
    <span className="break-words font-medium">{article[fieldName('name', language)] || article.name || article.id}</span>
  );
  const changed = ({ changedAt, changedBy }: ListedArticle) => (
    <span className="text-muted text-xs">
      <Time at={changedAt} />
      {changedBy && <span className="block break-all">{changedBy}</span>}
    </span>
  );
  const languages = (article: ListedArticle) => (
    <span className="flex flex-wrap gap-1.5">
      {LANGUAGES.map((one) => (
        <Completeness key={one} language={one} missing={article[fieldName('missing', one)]} />
      ))}
    </span>
  );
  return (
    <>
      <PanelHeading
        title={t('content.articles')}
        text={t('content.text')}
        actions={
          <Button variant="primary" onClick={() => setNew(true)}>
            {t('content.newArticle')}
          </Button>
        }
      />
      <List
        label={t('content.articles')}
        query={{ ...articles, data }}
        keyOf={({ id }) => id}
        columns={[
          { title: t('content.name'), cell: name },
          { title: t('content.state'), cell: (article) => <TextState {...article} /> },
          { title: t('content.languages'), cell: languages },
          { title: t('content.changed'), cell: changed },
        ]}
        card={(article) => (
          <span className="flex flex-col gap-2">
            {name(article)}
            <span className="flex flex-wrap items-center gap-2">
              <TextState {...article} />
              {languages(article)}
            </span>
            {changed(article)}
          </span>
        )}
        href={({ id }) => to(`/content/articles/${id}`)}
        empty={<Empty title={t('content.empty')} text={t('content.emptyText')} />}
        address={address}
      />
      {isNew && <NewArticle onClose={() => setNew(false)} />}
    </>
  );
}

/** Whether a text is complete in a language. */
function Completeness({ language: named, missing }: { language: Language; missing: number }) {
  const { t, language } = useI18n();
  const name = languageName(named, language);
  return (
    <span
      title={missing === 0 ? t('content.whole', { name }) : t('content.lacks', { name, count: missing })}
      className={classNames(
        'inline-flex items-center rounded-full px-2 py-0.5 text-xs uppercase',
        missing === 0 ? 'bg-ok-soft text-ok' : 'bg-danger-soft text-danger',
      )}
    >
      <span aria-hidden="true">
        {named} {missing === 0 ? '✓' : `−${missing}`}
      </span>
      <span className="sr-only">
        {missing === 0 ? t('content.whole', { name }) : t('content.lacks', { name, count: missing })}
      </span>
    </span>
  );
}

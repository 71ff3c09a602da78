import type { ReactNode } from 'react';
import type { components } from '#contract';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Column, List, type ListProps } from '../kit/lists/list.tsx';
import { Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { KindTabs } from './kind-tabs.tsx';
import { TextState } from './text-state.tsx';

/** What every list of texts shows of a text. */
type Listed = Omit<components['schemas']['ListedArticle'], 'tags'>;

interface TextListPageProps<Row extends Listed> {
  title: string;
  text: string;
  /** Stands beside the title. */
  actions?: ReactNode;
  query: ListProps<Row>['query'];
  /** Where in the panel the texts are edited, each below this by its id. */
  place: string;
  /** A column that only this kind of texts has. */
  more?: Column<Row>;
}

/** The page of all texts of a kind: the name of each, its state, how complete each language is, and the last change. */
export function TextListPage<Row extends Listed>(props: TextListPageProps<Row>) {
  const { title, text, actions, query, place, more } = props;
  const { t, language } = useI18n();
  return (
    <>
      <PanelHeading title={title} text={text} actions={actions} />
      <KindTabs />
      <List
        label={title}
        query={query}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('content.name'),
            cell: (row) => (
              <span className="break-words font-medium">{row[fieldName('name', language)] || row.name || row.id}</span>
            ),
          },
          ...(more ? [more] : []),
          { title: t('common.state'), onCard: 'end', cell: (row) => <TextState {...row} /> },
          {
            title: t('content.languages'),
            cell: (row) => (
              <span className="flex flex-wrap gap-1.5">
                {LANGUAGES.map((textLanguage) => (
                  <Completeness
                    key={textLanguage}
                    textLanguage={textLanguage}
                    missing={row[fieldName('missing', textLanguage)]}
                  />
                ))}
              </span>
            ),
          },
          { title: t('content.changed'), cell: (row) => <LastChange text={row} /> },
        ]}
        place={({ id }) => `${place}/${id}`}
        empty={<Empty title={t('content.empty')} text={t('content.emptyText')} />}
      />
    </>
  );
}

interface CompletenessProps {
  textLanguage: Language;
  /** How many parts the language lacks. */
  missing: number;
}

/** Whether a text is complete in a language. */
function Completeness({ textLanguage, missing }: CompletenessProps) {
  const { t, language } = useI18n();
  const name = languageName(textLanguage, language);
  const text = missing === 0 ? t('content.partsComplete', { name }) : t('content.partsMissing', { name, count: missing });
  return (
    <span
      title={text}
      className={classNames(
        'inline-flex items-center rounded-full px-2 py-0.5 text-xs uppercase',
        missing === 0 ? 'bg-ok-soft text-ok' : 'bg-danger-soft text-danger',
      )}
    >
      <span aria-hidden="true">
        {textLanguage} {missing === 0 ? '✓' : `−${missing}`}
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

function LastChange({ text: { changedAt, changedBy } }: { text: Listed }) {
  return (
    <span className="text-muted text-xs">
      <Time at={changedAt} />
      {changedBy && <span className="block wrap-anywhere">{changedBy}</span>}
    </span>
  );
}

import { BookOpenText, Files, Flame, Scale } from 'lucide-react';
import { NavLink } from 'react-router-dom';
import type { components } from '#contract';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type Column, List, type ListProps } from '../kit/lists/list.tsx';
import { useListAddress } from '../kit/lists/use-list-address.ts';
import { Empty } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { TextState } from './text-state.tsx';

/** What every list of texts shows of a text. */
type Listed = Omit<components['schemas']['ListedArticle'], 'tags'>;

interface TextListProps<Row extends Listed> extends Pick<ListProps<Row>, 'label' | 'query'> {
  placeOf: (row: Row) => string;
  /** A column that only this kind of texts has. */
  more?: Column<Row>;
}

/** Texts with their state and how complete each language is. */
export function TextList<Row extends Listed>({ label, query, placeOf, more }: TextListProps<Row>) {
  const { t, language } = useI18n();
  const address = useListAddress([]);
  const name = (row: Row) => (
    <span className="break-words font-medium">{row[fieldName('name', language)] || row.name || row.id}</span>
  );
  const changed = ({ changedAt, changedBy }: Row) => (
    <span className="text-muted text-xs">
      <Time at={changedAt} />
      {changedBy && <span className="block wrap-anywhere">{changedBy}</span>}
    </span>
  );
  const languages = (row: Row) => (
    <span className="flex flex-wrap gap-1.5">
      {LANGUAGES.map((one) => (
        <Completeness key={one} language={one} missing={row[fieldName('missing', one)]} />
      ))}
    </span>
  );
  return (
    <List
      label={label}
      query={query}
      keyOf={({ id }) => id}
      columns={[
        { title: t('content.name'), cell: name },
        ...(more ? [more] : []),
        { title: t('staff.state'), onCard: 'end', cell: (row) => <TextState {...row} /> },
        { title: t('content.languages'), cell: languages },
        { title: t('content.changed'), cell: changed },
      ]}
      place={placeOf}
      empty={<Empty title={t('content.empty')} text={t('content.emptyText')} />}
      address={address}
    />
  );
}

/** The way between the kinds of texts, and to all of them as a file. */
export function KindTabs() {
  const { t } = useI18n();
  const { to } = usePanel();
  const kinds = [
    { place: '/content', title: t('frame.articles'), Icon: BookOpenText },
    { place: '/content/services', title: t('staff.rituals'), Icon: Flame },
    { place: '/content/legal', title: t('staff.legalTexts'), Icon: Scale },
    { place: '/content/files', title: t('staff.textFiles'), Icon: Files },
  ];
  return (
    <nav aria-label={t('content.kinds')} className="mb-4 flex flex-wrap gap-2">
      {kinds.map(({ place, title, Icon }) => (
        <NavLink
          key={place}
          to={to(place)}
          end
          className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line px-4 text-muted text-sm hover:text-accent aria-[current=page]:border-accent aria-[current=page]:bg-soft aria-[current=page]:font-semibold aria-[current=page]:text-accent"
        >
          <Icon size={15} aria-hidden="true" />
          {title}
        </NavLink>
      ))}
    </nav>
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

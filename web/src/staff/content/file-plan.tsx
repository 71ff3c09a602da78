import { Fragment, useState } from 'react';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { dollarsToCents } from '#kernel/money.ts';
import { TOPIC_NAMES } from '#words/topic-names.ts';
import { formatCents } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Badge } from '../../ui/late/badge.tsx';
import { languageName } from '../kit/language-name.ts';
import type { ContentPlan, FileRefusal, PlannedChange, PlannedText } from './file-calls.ts';

/** What a file would change, text by text; first what must be mended in the file. */
export function Plan({ plan: { texts, unchanged, refusals } }: { plan: ContentPlan }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-4">
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      {texts.length === 0 && refusals.length === 0 && <p>{t('content.nothingChanges')}</p>}
      {texts.map((text) => (
        <Text key={`${text.kind} ${text.id}`} text={text} />
      ))}
      {refusals.length === 0 && <p className="text-muted">{t('content.staying', { count: unchanged })}</p>}
    </div>
  );
}

function Refusals({ refusals }: { refusals: readonly FileRefusal[] }) {
  const { t } = useI18n();
  return (
    <div role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-danger">
      <p className="font-semibold">{t('content.fileRefused', { count: refusals.length })}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {refusals.map(({ section, line, field, detail }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer never changes, and a file can break a rule twice
          <li key={place}>
            <span className="wrap-anywhere block text-xs">
              {[line !== null && t('content.fileLine', { line }), section, field].filter(Boolean).join(' · ')}
            </span>
            {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Text({ text }: { text: PlannedText }) {
  const { t, language } = useI18n();
  const { kind, id, isNew, replacesDraft, steps } = text;
  return (
    <article className="min-w-0 rounded-card border border-line p-4">
      <header className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 wrap-anywhere text-xl leading-tight">{text[fieldName('name', language)] || text.name || id}</h3>
        <Badge>{t(kind === 'service' ? 'content.oneService' : 'content.oneArticle')}</Badge>
        {isNew && <Badge tone="info">{t('content.newText')}</Badge>}
      </header>
      {replacesDraft && <p className="mt-2 text-gold-ink">{t('content.draftGivesWay')}</p>}
      {steps.map(({ stage, changes }) => (
        <div key={stage} className="mt-3">
          <p className="text-muted">{t(stage === 'published' ? 'content.readersWillSee' : 'content.becomesDraft')}</p>
          <ul className="mt-1 divide-y divide-line">
            {changes.map((change) => (
              <Change key={`${change.field} ${change.language}`} change={change} />
            ))}
          </ul>
        </div>
      ))}
    </article>
  );
}

const TITLES: Readonly<Record<PlannedChange['field'], MessageKey>> = {
  name: 'content.name',
  description: 'content.description',
  features: 'content.features',
  intro: 'content.intro',
  content: 'content.body',
  seo_title: 'content.seoTitle',
  seo_description: 'content.seoDescription',
  article_intro: 'content.intro',
  article_content: 'content.body',
  article_seo_title: 'content.seoTitle',
  article_seo_description: 'content.seoDescription',
  price: 'content.price',
  on_sale: 'content.onSale',
  tags: 'content.topics',
  category: 'content.category',
  author: 'content.author',
  icon: 'content.emblem',
  image_url: 'content.picture',
};

function Change({ change: { field, language: of, before, after } }: { change: PlannedChange }) {
  const { t, language } = useI18n();
  const part = t(TITLES[field]);
  const lang = of ?? undefined;
  return (
    <li className="grid gap-x-4 gap-y-1 py-2 md:grid-cols-[11rem_1fr]">
      <span className="text-muted">{of ? t('content.inLanguage', { part, language: languageName(of, language) }) : part}</span>
      <div className="flex min-w-0 flex-col gap-1">
        {before !== null && <Value kind="before" field={field} value={before} other={after} lang={lang} />}
        <Value kind="after" field={field} value={after} other={before} lang={lang} />
      </div>
    </li>
  );
}

interface ValueProps {
  kind: 'before' | 'after';
  field: PlannedChange['field'];
  value: string;
  /** What stands on the other side of the change; null: nothing does. */
  other: string | null;
  lang: string | undefined;
}

/** So many characters take some three lines. */
const SHORT = 240;

/** What stood in a field, or will stand there; a long text is folded. */
function Value({ kind, field, value, other, lang }: ValueProps) {
  const { t } = useI18n();
  const text = useWords(field, value);
  const isLong = text.length > SHORT || text.split('\n').length > 3;
  const [isWhole, setWhole] = useState(!isLong);
  const Mark = kind === 'before' ? 'del' : 'ins';
  return (
    <div className={classNames('rounded-field px-3 py-1.5', kind === 'before' ? 'bg-danger-soft' : 'bg-ok-soft')}>
      <span className="text-muted text-xs">{t(kind === 'before' ? 'content.before' : 'content.after')} </span>
      <Mark
        lang={text === '' ? undefined : lang}
        className={classNames('wrap-anywhere whitespace-pre-wrap no-underline', isLong && (isWhole ? 'block' : 'line-clamp-3'))}
      >
        {text === '' ? t('content.nothingThere') : <Lines text={text} other={other} />}
      </Mark>
      {isLong && (
        <button
          type="button"
          aria-expanded={isWhole}
          className="flex min-h-9 items-center text-link pointer-coarse:min-h-11"
          onClick={() => setWhole(!isWhole)}
        >
          {t(isWhole ? 'content.fold' : 'content.unfold')}
        </button>
      )}
    </div>
  );
}

/** A text of which each line that the other does not have is marked; none when all lines are such, as where the text is one line. */
function Lines({ text, other }: { text: string; other: string | null }) {
  const lines = text.split('\n');
  const theirs = new Set(other?.split('\n'));
  if (lines.every((line) => !theirs.has(line))) return text;
  return lines.map((line, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a plan never change
    <Fragment key={place}>
      {place > 0 && '\n'}
      {theirs.has(line) ? line : <mark className="rounded-sm bg-gold-soft text-ink">{line}</mark>}
    </Fragment>
  ));
}

/** A value as the editor's fields would show it. */
function useWords(field: PlannedChange['field'], value: string): string {
  const { t, language } = useI18n();
  if (field === 'price') return formatCents(dollarsToCents(Number(value)), language);
  if (field === 'on_sale') return t(value === 'true' ? 'content.yes' : 'content.no');
  if (field !== 'tags') return value;
  const names = value.split('\n').map((topic) => TOPIC_NAMES[topic]?.[language] ?? topic);
  return names.join(', ');
}

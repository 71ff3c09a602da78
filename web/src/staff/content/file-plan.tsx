import { fieldName } from '#kernel/bilingual-fields.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Badge } from '../../ui/late/badge.tsx';
import type { ContentPlan, FileRefusal, PlannedText } from './file-calls.ts';
import { TextChange } from './text-change.tsx';

/** What a file would change, text by text; before that, the mistakes for which the shop refuses the file. */
export function ImportPlan({ plan: { texts, unchanged, refusals } }: { plan: ContentPlan }) {
  const { t } = useI18n();
  return (
    <div className="flex flex-col gap-4">
      {refusals.length > 0 && <Refusals refusals={refusals} />}
      {texts.length === 0 && refusals.length === 0 && <p>{t('content.nothingChanges')}</p>}
      {texts.map((text) => (
        <PlannedTextCard key={`${text.kind} ${text.id}`} text={text} />
      ))}
      {refusals.length === 0 && <p className="text-muted">{t('content.staying', { count: unchanged })}</p>}
    </div>
  );
}

/** The mistakes of the file, each with its place: the line, the section and the field. */
function Refusals({ refusals }: { refusals: readonly FileRefusal[] }) {
  const { t } = useI18n();
  return (
    <div role="alert" className="rounded-card bg-danger-soft px-4 py-3 text-danger">
      <p className="font-semibold">{t('content.fileRefused', { count: refusals.length })}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {refusals.map(({ section, line, field, detail }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of an answer never changes, and a file can break a rule twice
          <li key={index}>
            <span className="wrap-anywhere block text-xs">
              {[line === null ? '' : t('content.fileLine', { line }), section, field].filter(Boolean).join(' · ')}
            </span>
            {detail}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The changes of one text: those that readers see at once, and those that become its draft. */
function PlannedTextCard({ text }: { text: PlannedText }) {
  const { t, language } = useI18n();
  const { kind, id, isNew, replacesDraft, steps } = text;
  return (
    <article className="min-w-0 rounded-card border border-line p-4">
      <header className="flex flex-wrap items-center gap-2">
        <h3 className="min-w-0 wrap-anywhere text-xl leading-tight">{text[fieldName('name', language)] || text.name || id}</h3>
        <Badge>{t(kind === 'service' ? 'common.ritual' : 'staff.article')}</Badge>
        {isNew && <Badge tone="info">{t('content.newText')}</Badge>}
      </header>
      {replacesDraft && <p className="mt-2 text-gold-ink">{t('content.draftGivesWay')}</p>}
      {steps.map(({ stage, changes }) => (
        <div key={stage} className="mt-3">
          <p className="text-muted">{t(stage === 'published' ? 'content.readersWillSee' : 'content.becomesDraft')}</p>
          <ul className="mt-1 divide-y divide-line">
            {changes.map((change) => (
              <TextChange key={`${change.field} ${change.language}`} change={change} />
            ))}
          </ul>
        </div>
      ))}
    </article>
  );
}

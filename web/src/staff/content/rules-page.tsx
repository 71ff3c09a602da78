import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { textIn } from '../../api/bilingual.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { IconButton } from '../../ui/button.tsx';
import { FormError } from '../kit/forms/refusals.tsx';
import { WayBack } from '../kit/lists/way-back.tsx';
import { RecordAwaited } from '../kit/page/no-page.tsx';
import { Card, Empty, PanelHeading } from '../kit/page/page-parts.tsx';
import { useServiceOf } from '../kit/values/item-emblem.tsx';
import { valuesInWords } from './rule-choices.ts';
import { RuleForm } from './rule-form.tsx';
import { type OpenedRules, type Rule, useRules, useRulesSetup, weightText } from './rules-queries.ts';

/** The page of the rules by which the shop finds good days for a ritual: a form that adds a rule or changes one, and their list. */
export function RulesPage() {
  const { id = '' } = useParams();
  const { t, language } = useI18n();
  const ritual = useServiceOf()(id);
  const query = useRules(id);
  const [edited, setEdited] = useState<Rule>();
  const { data } = query;
  return (
    <>
      <WayBack place={`/content/services/${id}`} text={ritual ? ritual.name[language] : t('staff.toRitual')} />
      <PanelHeading title={t('rules.title')} text={t('rules.text')} />
      {data ? (
        <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-2">
          <RuleForm
            key={edited ? JSON.stringify(edited) : 'new'}
            ritualId={id}
            opened={data}
            edited={edited}
            onDone={() => setEdited(undefined)}
          />
          <RuleList ritualId={id} opened={data} onEdit={setEdited} />
        </div>
      ) : (
        <RecordAwaited query={query} />
      )}
    </>
  );
}

interface RuleListProps {
  readonly ritualId: string;
  readonly opened: OpenedRules;
  readonly onEdit: (rule: Rule) => void;
}

function RuleList({ ritualId, opened: { items, etag }, onEdit }: RuleListProps) {
  const { t } = useI18n();
  const { store, ...setup } = useRulesSetup(ritualId);
  const removal = useChange({ ...setup, send: (_, left: readonly Rule[]) => store(etag, left) });
  return (
    <Card title={t('rules.list')}>
      <FormError error={removal.error} className="mb-3" />
      {items.length === 0 && <Empty title={t('rules.none')} text={t('rules.noneText')} />}
      <ul className="flex flex-col gap-1">
        {items.map((rule) => (
          <Entry
            key={JSON.stringify(rule)}
            rule={rule}
            onEdit={() => onEdit(rule)}
            isBusy={removal.isPending}
            onRemove={() => removal.send(items.filter((other) => other !== rule))}
          />
        ))}
      </ul>
    </Card>
  );
}

interface EntryProps {
  rule: Rule;
  onEdit: () => void;
  /** A rule is being removed. */
  isBusy: boolean;
  onRemove: () => void;
}

/** A rule: its weight, its sentence, what it looks at, and its source. */
function Entry({ rule, onEdit, isBusy, onRemove }: EntryProps) {
  const { t, language } = useI18n();
  const text = textIn(rule, language)('text');
  return (
    <li className="flex items-start gap-2 border-line py-2 not-last:border-b">
      <span className={`w-8 shrink-0 font-semibold ${rule.weight > 0 ? 'text-ok' : 'text-danger'}`}>
        {weightText(rule.weight)}
      </span>
      <div className="wrap-anywhere min-w-0 grow">
        <p>{text}</p>
        <p className="text-muted text-sm">
          {[t(`rules.${rule.on}`), valuesInWords(rule, language)].filter(Boolean).join(': ')}
          {' · '}
          {textIn(rule, language)('source')}
        </p>
      </div>
      <IconButton label={t('rules.edit', { text })} onClick={onEdit}>
        <Pencil size={18} aria-hidden="true" />
      </IconButton>
      <IconButton label={t('rules.remove', { text })} isBusy={isBusy} onClick={onRemove}>
        <Trash2 size={18} aria-hidden="true" />
      </IconButton>
    </li>
  );
}

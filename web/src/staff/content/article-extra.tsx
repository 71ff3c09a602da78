import { TOPIC_NAMES } from '#words/topic-names.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { EmblemField } from './emblem-field.tsx';
import type { ExtraFieldsProps } from './text-kind.ts';

/** What all languages of an article share: its topics and its emblem. */
export function ArticleExtra(props: ExtraFieldsProps) {
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Topics {...props} />
      <EmblemField {...props} />
    </div>
  );
}

/** Rituals are no topic of an article. */
const TOPICS = Object.keys(TOPIC_NAMES).filter((topic) => topic !== 'ritual');

function Topics({ values, onChange }: ExtraFieldsProps) {
  const { t, language } = useI18n();
  const chosen = values.tags ?? [];
  return (
    <fieldset>
      <legend className="text-muted text-sm">{t('content.topics')}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {TOPICS.map((topic) => (
          <CheckboxField
            key={topic}
            label={TOPIC_NAMES[topic]?.[language]}
            checked={chosen.includes(topic)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ tags: TOPICS.filter((other) => (other === topic ? checked : chosen.includes(other))) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

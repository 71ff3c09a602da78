import { TOPIC_NAMES } from '#words/topic-names.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { EmblemPicture } from '../../ui/late/emblem-picture.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import type { ExtraFieldsProps } from './text-desk.ts';

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
              onChange({ tags: TOPICS.filter((one) => (one === topic ? checked : chosen.includes(one))) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The emblems that are drawn in the shop, by the names of their files. */
const EMBLEMS: Readonly<Record<string, MessageKey>> = {
  altar: 'content.emblemAltar',
  balance: 'content.emblemScales',
  flame: 'content.emblemFlame',
  hand: 'content.emblemHand',
  kalasha: 'content.emblemKalasha',
  lamp: 'content.emblemLamp',
  mansions: 'content.emblemMansions',
  moons: 'content.emblemMoons',
  'open-lotus': 'content.emblemLotus',
  ganesha: 'content.emblemGanesha',
  lakshmi: 'content.emblemLakshmi',
  'maha-mrityunjaya': 'content.emblemMrityunjaya',
  navagraha: 'content.emblemNavagraha',
  saraswati: 'content.emblemSaraswati',
};

function EmblemField({ values, onChange }: ExtraFieldsProps) {
  const { t } = useI18n();
  const address = `${values.image_url ?? ''}`;
  const options = Object.entries(EMBLEMS).map(([name, title]) => [`/emblems/${name}.svg`, t(title)] as const);
  return (
    <div className="flex items-end gap-3">
      <SelectField
        label={t('content.emblem')}
        options={options}
        value={address}
        onChange={({ currentTarget: { value } }) => onChange({ image_url: value })}
        className="grow"
      />
      <EmblemPicture address={address} size="size-12" />
    </div>
  );
}

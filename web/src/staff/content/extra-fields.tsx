import { SPECIAL_INTENTION_SERVICE } from '#modules/cart-pricing/index.ts';
import { TOPIC_NAMES } from '#words/topic-names.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { EmblemPicture } from '../../ui/late/emblem-picture.tsx';
import { Field } from '../../ui/late/field.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { PlaceLink } from '../kit/page/panel.tsx';
import { PictureField } from './picture-field.tsx';
import type { ExtraFieldsProps } from './text-kind.ts';

/** The emblem of a text, of those that are drawn in the shop. */
function EmblemField({ values, onChange }: ExtraFieldsProps) {
  const { t } = useI18n();
  const address = `${values.image_url ?? ''}`;
  const known = [...EMBLEMS].map(([emblem, title]) => [emblem, t(title)] as const);
  // That of special intentions is drawn for them alone.
  const options = EMBLEMS.has(address) ? known : [[address, t('content.emblemOwn')] as const, ...known];
  return (
    <div className="flex items-end gap-3">
      <SelectField
        label={t('staff.emblem')}
        options={options}
        value={address}
        onChange={({ currentTarget: { value } }) => onChange({ image_url: value })}
        className="grow"
      />
      <EmblemPicture address={address} size="size-12" />
    </div>
  );
}

const NAMES = {
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
} as const satisfies Readonly<Record<string, MessageKey>>;

/** The emblems that are drawn in the shop: the address of each and its title. */
export const EMBLEMS: ReadonlyMap<string, MessageKey> = new Map(
  Object.entries(NAMES).map(([name, title]) => [`/emblems/${name}.svg`, title]),
);

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

/** What all languages of a ritual share: its price, how it is sold, its emblem and its picture. Special intentions have one price for all. */
export function ServiceExtra(props: ExtraFieldsProps) {
  const { id } = props;
  const { t } = useI18n();
  return (
    <>
      {id === SPECIAL_INTENTION_SERVICE ? <p className="text-muted text-sm">{t('content.fixedPrice')}</p> : <SoldAs {...props} />}
      <PictureField {...props} />
      <p className="flex flex-wrap gap-x-6">
        <ToPage place={`/content/services/${id}/days`} words="rules.title" />
        <ToPage place={`/content/services/${id}/parts`} words="parts.title" />
      </p>
    </>
  );
}

function ToPage({ place, words }: { place: string; words: MessageKey }) {
  const { t } = useI18n();
  return (
    <PlaceLink place={place} className="text-link inline-flex min-h-11 items-center">
      {t(words)}
    </PlaceLink>
  );
}

function SoldAs(props: ExtraFieldsProps) {
  const { values, onChange } = props;
  const { t } = useI18n();
  return (
    <div className="grid items-start gap-4 md:grid-cols-2">
      <Field
        label={t('content.monthPrice')}
        hint={t('content.priceHint')}
        inputMode="decimal"
        maxLength={9}
        value={`${values.price}`}
        onChange={({ currentTarget: { value } }) => onChange({ price: value })}
      />
      <EmblemField {...props} />
      <YesOrNo {...props} name="on_sale" label="content.onSale" hint="content.onSaleHint" />
      <YesOrNo {...props} name="tiers" label="content.inTiers" hint="content.inTiersHint" />
    </div>
  );
}

interface YesOrNoProps extends ExtraFieldsProps {
  name: string;
  label: MessageKey;
  hint: MessageKey;
}

/** Yes or no, with what follows from it. */
function YesOrNo({ values, onChange, name, label, hint }: YesOrNoProps) {
  const { t } = useI18n();
  return (
    <div>
      <CheckboxField
        label={t(label)}
        checked={values[name] !== ''}
        onChange={({ currentTarget: { checked } }) => onChange({ [name]: checked ? 'yes' : '' })}
      />
      <p className="text-muted text-sm">{t(hint)}</p>
    </div>
  );
}

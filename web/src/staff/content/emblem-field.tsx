import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { EmblemPicture } from '../../ui/late/emblem-picture.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import type { ExtraFieldsProps } from './text-kind.ts';

const EMBLEM_TITLES = {
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
  Object.entries(EMBLEM_TITLES).map(([name, title]) => [`/emblems/${name}.svg`, title]),
);

/** The choice of a text's emblem among those that are drawn in the shop. */
export function EmblemField({ values, onChange }: ExtraFieldsProps) {
  const { t } = useI18n();
  const address = `${values.image_url ?? ''}`;
  const options = [...EMBLEMS].map(([emblem, title]) => [emblem, t(title)] as const);
  // The emblem of special intentions is drawn for them alone, so nobody else can choose it.
  if (!EMBLEMS.has(address)) options.unshift([address, t('content.emblemOwn')]);
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

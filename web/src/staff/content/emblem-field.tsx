import { useState } from 'react';
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

/** The emblems that every text can have: the address of each and its title. */
export const EMBLEMS: ReadonlyMap<string, MessageKey> = new Map(
  Object.entries(EMBLEM_TITLES).map(([name, title]) => [`/emblems/${name}.svg`, title]),
);

/** The choice of a text's emblem. */
export function EmblemField({ values, onChange }: ExtraFieldsProps) {
  const { t } = useI18n();
  const address = `${values.image_url ?? ''}`;
  // Some articles have an emblem drawn for them alone: no other text can choose it, but they can have it back.
  const [first] = useState(address);
  const own = [...new Set([first, address])].filter((emblem) => !EMBLEMS.has(emblem));
  const options = [...own, ...EMBLEMS.keys()].map((emblem) => [emblem, t(EMBLEMS.get(emblem) ?? 'content.emblemOwn')] as const);
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

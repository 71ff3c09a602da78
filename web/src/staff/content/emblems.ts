import type { MessageKey } from '../../i18n/i18n.tsx';

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

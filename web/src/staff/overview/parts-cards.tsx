import { fromFields } from '#kernel/bilingual-fields.ts';
import { withDash } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../kit/page/page-parts.tsx';
import { type Overview, SumsTable } from './sums-table.tsx';

/**
 * A ritual, a partner or a way of paying with its sums; or the rest, where there are too many to name all. `key` is its id, null for orders of no
 * partner and for the rest; a way has no name, nor has the rest.
 */
type Part = Overview['rituals'][number];

const WAY_WORDS: Readonly<Record<string, MessageKey>> = {
  coin: 'common.method.crypto',
  card: 'staff.card',
  hand: 'overview.wayHand',
};

const TABLES = [
  { list: 'rituals', title: 'overview.byRitual', column: 'common.ritual', text: 'overview.byRitualText' },
  { list: 'partners', title: 'overview.byPartner', column: 'staff.role.partner', text: 'overview.partsText' },
  { list: 'ways', title: 'overview.byWay', column: 'overview.way', text: 'overview.partsText' },
] as const;

/** The sums by rituals, by partners and by ways of paying; each table adds up to the whole. A table without rows is not drawn. */
export function PartsCards({ overview }: { overview: Overview }) {
  const { t, language } = useI18n();
  const nameOf = (list: string, part: Part): string => {
    const { key, isRest } = part;
    if (isRest) return t('overview.rest');
    if (list === 'ways') return t(WAY_WORDS[key ?? ''] ?? 'overview.rest');
    const name = fromFields(part, 'name')[language];
    if (list === 'rituals' && name) return withDash(name);
    return name ?? key ?? t('overview.noPartner');
  };
  return TABLES.filter(({ list }) => overview[list].length > 0).map(({ list, title, column, text }) => (
    <Card key={list} title={t(title)}>
      <SumsTable
        title={t(column)}
        rows={overview[list].map((part) => ({ key: `${part.key} ${part.isRest}`, name: nameOf(list, part), sums: part }))}
      />
      <p className="mt-3 text-muted text-xs">{t(text)}</p>
    </Card>
  ));
}

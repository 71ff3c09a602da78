import { Check } from 'lucide-react';
import { textIn } from '../../api/bilingual.ts';
import type { Order } from '../../api/queries.ts';
import { formatDateTime, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/late/card.tsx';

type Part = NonNullable<Order['rite']>[number];

/** The parts of the rituals as the desk has noted them; nothing while none is noted. */
export function OrderRite({ order }: { order: Order }) {
  const { t, language } = useI18n();
  const { items, rite = [] } = order;
  if (rite.length === 0) return null;
  const isOne = items.length === 1;
  return (
    <Card title={t('order.rite')}>
      <p className="mt-1 text-muted text-sm">{t('order.riteText')}</p>
      {items.map((item, position) => {
        const parts = rite.filter((part) => part.item === position);
        if (parts.length === 0) return null;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of an order never move.
          <section key={position} className="mt-4">
            {!isOne && <h3 className="text-lg">{withDash(textIn(item, language)('name'))}</h3>}
            <ol>
              {parts.map((part, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line keeps no state, and two parts may be alike.
                <PartLine key={place} part={part} />
              ))}
            </ol>
          </section>
        );
      })}
    </Card>
  );
}

function PartLine({ part }: { part: Part }) {
  const { t, language } = useI18n();
  const { ahutis, days, firstAt, lastAt } = part;
  const counts: string[] = [];
  if (ahutis !== null) counts.push(t('common.ahutis', { count: ahutis }));
  if (days > 1) counts.push(t('order.riteDays', { count: days }));
  return (
    <li className="flex items-start gap-3 border-line py-2.5 not-last:border-b">
      <Check size={16} aria-hidden="true" className="mt-1.5 shrink-0 text-gold-ink" />
      <div className="min-w-0 grow">
        <p className="wrap-anywhere font-heading font-semibold text-xl leading-snug">{textIn(part, language)('name')}</p>
        <p className="text-muted text-sm">
          {counts.map((words) => `${words} · `)}
          <time dateTime={firstAt}>{formatDateTime(firstAt, language)}</time>
          {lastAt !== firstAt && (
            <>
              {' — '}
              <time dateTime={lastAt}>{formatDateTime(lastAt, language)}</time>
            </>
          )}
        </p>
      </div>
    </li>
  );
}

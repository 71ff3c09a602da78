import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../api/provider.tsx';
import { type Order, servicesQuery } from '../../../api/queries.ts';
import { formatCents, formatWeeks, withDash } from '../../../i18n/format.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/late/card.tsx';
import { orderedAgain, useOrderAgain } from '../../cart/late/ordered-again.ts';

/** Puts the items of an order into the cart once more, at today's prices. */
export function Again({ order }: { order: Order }) {
  const { t, language } = useI18n();
  const { data: services } = useQuery(servicesQuery(useApi()));
  const orderAgain = useOrderAgain();
  if (!services) return null;
  const lines = orderedAgain(order.items, services);
  const isAnySold = lines.some(({ onSale }) => onSale);
  return (
    <Card title={t('order.again')} className="flex flex-col gap-3 print:hidden">
      <ul>
        {lines.map(({ item, lineTotal, onSale }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines stand where the items of the order do, and stay there.
          <li key={position} className="flex items-baseline justify-between gap-3 border-line border-b py-2 last:border-b-0">
            <span className="min-w-0">
              <bdi className="wrap-anywhere">{withDash(item.name[language])}</bdi>{' '}
              <span className="whitespace-nowrap text-muted text-sm">
                · {formatWeeks(order.items[position]?.duration ?? 0, language)}
                {item.quantity > 1 && ` · ${t('cart.units', { count: item.quantity })}`}
              </span>
            </span>
            {onSale ? (
              <span className="price text-xl">{formatCents(lineTotal, language)}</span>
            ) : (
              <span className="text-muted text-sm">{t('order.againNotSold')}</span>
            )}
          </li>
        ))}
      </ul>
      {isAnySold ? (
        <>
          <p className="text-muted text-sm">{t('order.againPeople')}</p>
          <p className="text-muted text-sm">{t('order.againInvited')}</p>
          <Button className="w-full" onClick={() => orderAgain(lines)}>
            {t('order.againToCart')}
          </Button>
        </>
      ) : (
        <p className="text-muted text-sm">{t('order.againNothing')}</p>
      )}
    </Card>
  );
}

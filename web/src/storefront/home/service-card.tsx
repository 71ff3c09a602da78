import { useState } from 'react';
import { dollarsToCents } from '#kernel/money.ts';
import { DEFAULT_DURATION, ritualPrice, stepDuration } from '#modules/cart-pricing/index.ts';
import type { Service } from '../../api/queries.ts';
import { formatCents, formatDuration } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { earlyPressMark, useAddToCart } from '../cart/use-add-to-cart.ts';
import { RitualCard } from './ritual-card.tsx';

/** The card of a ritual that is sold by duration. */
export function ServiceCard({ service }: { service: Service }) {
  const { t, language } = useI18n();
  const addToCart = useAddToCart();
  // In months of four weeks.
  const [duration, setDuration] = useState<number>(DEFAULT_DURATION);
  const { id, icon, price } = service;
  const name = service.name[language];
  const item = { id, name: service.name, icon, price, duration };
  const durationWords = formatDuration(duration, language);
  const shorter = stepDuration(duration, -1);
  const longer = stepDuration(duration, 1);
  return (
    <RitualCard
      service={service}
      offer={
        <>
          <Stepper
            label={t('home.duration', { name })}
            value={durationWords}
            decreaseLabel={t('home.shorter')}
            increaseLabel={t('home.longer')}
            onDecrease={shorter === undefined ? undefined : () => setDuration(shorter)}
            onIncrease={longer === undefined ? undefined : () => setDuration(longer)}
          />
          <output className="price text-price">{formatCents(ritualPrice(dollarsToCents(price), duration), language)}</output>
        </>
      }
      action={
        <Button
          className="noscript:hidden"
          aria-label={t('home.addNamedToCart', { name, duration: durationWords })}
          {...earlyPressMark(item)}
          onClick={() => addToCart(item)}
        >
          {t('home.addToCart')}
        </Button>
      }
    />
  );
}

import { type SubmitEvent, useId, useState } from 'react';
import type { Tier } from '#modules/tiers/index.ts';
import type { Offer } from '../../api/reading.ts';
import { formatCents } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { SideCard } from './side-card.tsx';
import { TierFields } from './tier-fields.tsx';
import { priceOfTier, tierItem } from './tier-item.ts';

/** Orders a ritual: a button opens the choice of a tier. Adding to the cart closes and resets the choice. */
export function OrderBlock({ offer }: { offer: Offer }) {
  const { t, language } = useI18n();
  const addToCart = useAddToCart();
  const [open, setOpen] = useState(false);
  const [tier, setTier] = useState<Tier>();
  const formId = useId();

  function confirm(event: SubmitEvent) {
    event.preventDefault();
    if (!tier) return;
    addToCart(tierItem(offer, tier));
    setOpen(false);
    setTier(undefined);
  }

  return (
    <SideCard title={t('reading.order')}>
      {open ? (
        <form id={formId} onSubmit={confirm} className="mt-3">
          <TierFields offer={offer} chosen={tier} onChoose={setTier} />
          <Button variant="primary" type="submit" disabled={!tier} className="mt-3.5 w-full">
            {t('reading.add')}
          </Button>
        </form>
      ) : (
        <>
          <p className="flex items-baseline justify-between gap-3">
            <span className="text-muted text-sm">{t('reading.orderText')}</span>
            <span className="price text-price">
              {t('reading.from', { price: formatCents(priceOfTier(offer, 'basic'), language) })}
            </span>
          </p>
          <Button variant="primary" aria-expanded={false} onClick={() => setOpen(true)} className="mt-3.5 w-full">
            {t('reading.select')}
          </Button>
        </>
      )}
    </SideCard>
  );
}

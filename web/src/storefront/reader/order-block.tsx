import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { TIERS, type Tier } from '#modules/tiers/index.ts';
import { TIER_NAMES } from '#words/tier-names.ts';
import type { Offer } from '../../api/reading.ts';
import { formatCents, formatDuration, formatPrice } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { NeedsScript } from '../../page/support.tsx';
import { Button } from '../../ui/button.tsx';
import { useAddToCart } from '../cart/use-add-to-cart.ts';
import { SideCard } from './side-card.tsx';
import { durationOfTier, priceOfTier, tierItem } from './tier-item.ts';

/** Orders a ritual in one of its tiers, or for a month where it has none. */
export function OrderBlock({ offer }: { offer: Offer }) {
  return offer.inTiers ? <TierOrder offer={offer} /> : <MonthOrder offer={offer} />;
}

/** Orders a ritual without tiers for a month. In the cart the duration can be changed. */
function MonthOrder({ offer: { id, name, icon, price } }: { offer: Offer }) {
  const { t, language } = useI18n();
  const addToCart = useAddToCart();
  return (
    <SideCard title={t('reading.order')}>
      <p className="flex items-baseline justify-between gap-3">
        <span className="text-muted text-sm">{t('reading.orderMonth')}</span>
        <span className="price text-price">{formatPrice(price, language)}</span>
      </p>
      <Button variant="primary" onClick={() => addToCart({ id, name, icon, price })} className="mt-3.5 w-full noscript:hidden">
        {t('reading.add')}
      </Button>
      <NeedsScript />
    </SideCard>
  );
}

/** Orders a ritual in tiers: a button opens the choice of a tier. Adding to the cart closes and resets the choice. */
function TierOrder({ offer }: { offer: Offer }) {
  const { t, language } = useI18n();
  const addToCart = useAddToCart();
  const [isOpen, setOpen] = useState(false);
  const [tier, setTier] = useState<Tier>();
  const { form, opener } = useFocusAfterSwitch(isOpen);

  function confirm(event: SubmitEvent) {
    event.preventDefault();
    if (!tier) return;
    addToCart(tierItem(offer, tier));
    setOpen(false);
    setTier(undefined);
  }

  return (
    <SideCard title={t('reading.order')}>
      {isOpen ? (
        <form ref={form} onSubmit={confirm} className="mt-3">
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
              {t('home.from', { price: formatCents(priceOfTier(offer, 'basic'), language) })}
            </span>
          </p>
          <Button
            ref={opener}
            variant="primary"
            aria-expanded={false}
            onClick={() => setOpen(true)}
            className="mt-3.5 w-full noscript:hidden"
          >
            {t('reading.select')}
          </Button>
          <NeedsScript />
        </>
      )}
    </SideCard>
  );
}

/** The pressed button disappears with each switch between the button and the choice: moves the focus to what takes its place. */
function useFocusAfterSwitch(isOpen: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    const next = isOpen ? form.current?.querySelector('input') : opener.current;
    next?.focus({ preventScroll: true });
  }, [isOpen]);
  return { form, opener };
}

interface TierFieldsProps {
  offer: Offer;
  chosen: Tier | undefined;
  onChoose: (tier: Tier) => void;
}

/** The choice among the three tiers of a ritual, each with its duration and price. */
function TierFields({ offer, chosen, onChoose }: TierFieldsProps) {
  const { t, language } = useI18n();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{t('reading.tier')}</legend>
      {TIERS.map((tier) => (
        <label
          key={tier}
          className="flex items-center gap-3.5 rounded-field border border-line px-3.5 py-3 transition-colors duration-150 hover:border-outline has-checked:border-accent has-checked:bg-soft has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="tier"
            value={tier}
            checked={tier === chosen}
            onChange={() => onChoose(tier)}
            aria-labelledby={`tier-${tier} tier-${tier}-price`}
            aria-describedby={`tier-${tier}-included`}
            className="size-4.5 shrink-0 accent-accent outline-none"
          />
          <span className="grow">
            <span id={`tier-${tier}`}>
              <span className="block">{TIER_NAMES[tier][language]}</span>
              <span className="block text-muted text-xs">{formatDuration(durationOfTier(tier), language)}</span>
            </span>
            <span id={`tier-${tier}-included`} className="mt-0.5 block text-muted text-xs">
              {t(`reading.tier.${tier}`)}
            </span>
          </span>
          <span id={`tier-${tier}-price`} className="price text-xl">
            {formatCents(priceOfTier(offer, tier), language)}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

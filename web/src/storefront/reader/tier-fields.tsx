import { TIERS, type Tier } from '#modules/tiers/index.ts';
import { TIER_NAMES } from '#words/tier-names.ts';
import type { Offer } from '../../api/reading.ts';
import { formatCents, formatDuration } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { durationOfTier, priceOfTier } from './tier-item.ts';

export interface TierFieldsProps {
  offer: Offer;
  chosen: Tier | undefined;
  onChoose: (tier: Tier) => void;
}

/** The choice among the three tiers of a ritual, each with its duration and price. */
export function TierFields({ offer, chosen, onChoose }: TierFieldsProps) {
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
            className="size-4.5 shrink-0 accent-accent outline-none"
          />
          <span className="grow">
            <span className="block">{TIER_NAMES[tier][language]}</span>
            <span className="block text-muted text-xs">{formatDuration(durationOfTier(tier), language)}</span>
          </span>
          <span className="price text-xl">{formatCents(priceOfTier(offer, tier), language)}</span>
        </label>
      ))}
    </fieldset>
  );
}

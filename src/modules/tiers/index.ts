export { FALLBACK_BASE_PRICE, parseTierItemId, TIERS, type Tier, tierItemId, tierPrice, tierWeeks } from './tiers.ts';

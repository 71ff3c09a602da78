export {
  DEFAULT_DURATION,
  DURATIONS,
  monthsToWeeks,
  SPECIAL_INTENTION_DURATION,
  SPECIAL_INTENTION_DURATIONS,
  stepDuration,
  weeksToMonths,
} from './durations.ts';
export { isSameItem, joinEqualLines, MAX_QUANTITY, mostUnits } from './equal-lines.ts';
export {
  type CartError,
  type CartLine,
  namesOtherItem,
  type PricedLine,
  parseCartServiceIds,
  priceCart,
  ritualPrice,
  serviceIdOf,
} from './price-cart.ts';
export {
  findSpecialIntention,
  INTENTION_GROUPS,
  type IntentionGroup,
  intentionsOf,
  isSpecialIntentionId,
  SPECIAL_INTENTION_PRICE,
  SPECIAL_INTENTION_SERVICE,
} from './special-intentions.ts';

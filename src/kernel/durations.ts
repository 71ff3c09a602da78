/** Lengths of time for arithmetic with instants. A day of a place's calendar may be an hour shorter or longer than `DAY_MS`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
export const DAY_SECONDS = 86_400;

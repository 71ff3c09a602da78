/** A ritual's month is always four weeks, not a calendar month. */
export const WEEKS_IN_A_MONTH = 4;

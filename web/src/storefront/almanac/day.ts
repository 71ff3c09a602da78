/** A time from `begin` until `end`, both instants. */
export interface Span {
  readonly begin: string;
  readonly end: string;
}

/** A part of a circle by its number and its name in the page's language. */
export interface Part extends Span {
  readonly number: number;
  readonly name: string;
}

export interface Place {
  /** Slug of a city of the shop's list. */
  readonly city: string;
  readonly name: string;
  /** Degrees north and east. */
  readonly latitude: number;
  readonly longitude: number;
  /** Name in the IANA time zone database. */
  readonly timeZone: string;
}

export interface Hour extends Span {
  readonly id: string;
  readonly name: string;
  readonly isGood: boolean;
}

/** What a band of a civil day shows of the almanac's day before it: what lasts until after midnight. */
export interface Bands {
  readonly tithis: readonly Part[];
  readonly nakshatras: readonly Part[];
  readonly karanas: readonly Part[];
  /** Instants of risings and settings. */
  readonly rises: Readonly<Record<'sunrise' | 'sunset' | 'moonrise' | 'moonset', string | null>>;
}

/** A day of the almanac in one language, with only what the page shows. */
export interface Day extends Bands {
  readonly kind: 'day';
  readonly date: string;
  readonly place: Place;
  readonly nextSunrise: string | null;
  /** Name of the weekday, and its number, 0 = Sunday. */
  readonly vara: { readonly number: number; readonly name: string };
  /** The quarter of the nakshatra when the day begins. */
  readonly pada: number;
  readonly yogas: readonly Part[];
  readonly masa: { readonly amanta: string; readonly purnimanta: string; readonly isAdhika: boolean };
  readonly paksha: 'shukla' | 'krishna';
  readonly ritu: { readonly number: number; readonly name: string };
  readonly ayana: 'uttara' | 'dakshina';
  readonly samvat: { readonly vikram: number; readonly shaka: number };
  readonly moonRashis: readonly Part[];
  readonly sunRashi: string;
  readonly hours: readonly Hour[];
  readonly festivals: readonly string[];
  readonly before: Bands | undefined;
}

/** A day in the calendar of a month. */
export interface MonthDay {
  readonly date: string;
  readonly tithi: { readonly number: number; readonly name: string };
  readonly nakshatra: string;
  readonly masa: string;
  readonly festivals: readonly string[];
}

export interface Month {
  readonly kind: 'month';
  /** YYYY-MM */
  readonly month: string;
  readonly place: Place;
  /** Whole weeks, from Monday; a date that the place never had is missing. */
  readonly days: readonly MonthDay[];
}

export const FIRST_YEAR = 1900;
export const LAST_YEAR = 2100;

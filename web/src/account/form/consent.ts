/** Version of the words of consent below `account.consent`: it changes with them. */
export const CONSENT_VERSION = '2026-11-20';

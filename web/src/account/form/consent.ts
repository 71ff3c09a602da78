/** Version of the text of the messages `account.consent…`. Change it whenever that text changes. */
export const CONSENT_VERSION = '2026-11-21';

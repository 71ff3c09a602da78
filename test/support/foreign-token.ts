/** A text with the form of the shop's tokens, 32 bytes in base64url, which the shop has never given. */
export const FOREIGN_TOKEN = 'x'.repeat(43);

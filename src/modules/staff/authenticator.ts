import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
/** How many steps before and after the present one are accepted: clocks of telephones differ. */
const NEIGHBOURS = 1;

/** Returns 160 random bits in base32. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that an authenticator app reads from a QR code. */
export function authenticatorUri(secret: string, { issuer, label }: { issuer: string; label: string }): string {
  return new TOTP({ secret, issuer, label }).toString();
}

/**
 * Returns the step of 30 seconds to which a code belongs: this one or a neighbour, and later than `lastStep`. Undefined for any other code,
 * and without a secret.
 */
export function stepOfCode(
  { secret, lastStep }: { readonly secret: string | undefined; readonly lastStep: number },
  code: string,
  now: Date,
): number | undefined {
  if (secret === undefined) return undefined;
  const timestamp = now.getTime();
  const offset = new TOTP({ secret }).validate({ token: code, timestamp, window: NEIGHBOURS });
  if (offset === null) return undefined;
  const step = Math.floor(timestamp / 1000 / STEP_SECONDS) + offset;
  return step > lastStep ? step : undefined;
}

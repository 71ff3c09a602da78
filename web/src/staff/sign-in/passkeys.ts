import type { components } from '#contract';
import { loadAnew } from '../../ui/load-anew.ts';

/** What the shop wants of a passkey. The contract leaves its fields to the library, whose types it therefore lacks. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** The library is loaded when the first passkey is made or used. */
const library = () => loadAnew(() => import('@simplewebauthn/browser'));

/** Can this browser make and use passkeys? */
export const supportsPasskeys = () => typeof window !== 'undefined' && typeof window.PublicKeyCredential === 'function';

/** Lets the device make a passkey. Rejects when its owner refuses, or the device has one of the shop already. */
export async function makePasskey(options: PasskeyOptions): Promise<Omit<components['schemas']['NewPasskey'], 'challengeId'>> {
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON: options as never });
  const { clientDataJSON, attestationObject, transports = [] } = response;
  return { id, clientDataJSON, attestationObject, transports };
}

/** Lets the device sign with a passkey. Rejects when its owner refuses. */
export async function signWithPasskey(options: PasskeyOptions): Promise<components['schemas']['PasskeyAnswer']> {
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON: options as never });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, clientDataJSON, authenticatorData, signature };
}

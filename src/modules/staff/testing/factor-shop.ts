import { TOTP } from 'otpauth';
import { createAddAuthenticator, createAddPasskey, createOfferAuthenticator, createOfferPasskey } from '../enrol-factor.ts';
import { createAskForFactor, createGiveFactor, type Proof } from '../give-factor.ts';
import { createStaffMemory } from './memory-staff.ts';

export const device = 'Firefox, Linux';

/** A shop in memory whose member Vera signs in with a code, and gives and adds factors by the use cases. */
export function createShop() {
  const shop = createStaffMemory();
  const { deps, clock, signIn, state } = shop;
  const offer = createOfferAuthenticator(deps);
  const ask = createAskForFactor(deps);
  const give = createGiveFactor(deps);
  const codeOf = (secret: string) => new TOTP({ secret }).generate({ timestamp: clock().getTime() });
  const addAuthenticator = async (caller = signIn('vera')) => {
    const { challengeId, secret } = await offer(caller);
    const { recoveryCodes } = await createAddAuthenticator(deps)(caller, { challengeId, code: codeOf(secret), device });
    return { secret, recoveryCodes: recoveryCodes ?? [] };
  };
  const addPasskey = async (caller = signIn('vera'), id = 'key') => {
    const { challengeId, options } = await createOfferPasskey(deps)(caller);
    const { challenge } = options as { challenge: string };
    const answer = { id, clientDataJSON: '', attestationObject: challenge, transports: [] };
    return createAddPasskey(deps)(caller, { challengeId, device, answer });
  };
  /** Gives a factor by a challenge of its own. */
  const answer = async (proof: Proof, caller = signIn('vera')) => {
    const { challengeId } = await ask(caller);
    return give(caller, { challengeId, proof });
  };
  const sessionNow = () => state.sessions.find(({ userId }) => userId === 'vera');
  const events = () => state.events.map(({ event }) => event);
  const fresh = () => signIn('vera', { secondFactorAt: clock() });
  return { ...shop, ask, give, codeOf, addAuthenticator, addPasskey, answer, sessionNow, events, fresh };
}

export const wrongCode = { kind: 'authenticator', code: '000000' } as const;

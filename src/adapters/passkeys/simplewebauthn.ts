import { isIP } from 'node:net';
import { bareHost } from '#kernel/bare-host.ts';
import { hashToken } from '#kernel/tokens.ts';
import type { Passkey, Passkeys } from '#modules/staff/index.ts';
import { BRAND } from '#words/brand.ts';

/** The COSE numbers of Ed25519, ES256 and RS256, which devices have and every version of Node verifies. */
const ALGORITHMS = [-8, -7, -257];

// Loaded with the first passkey, because the start does not need it.
const library = () => import('@simplewebauthn/server');
const helpers = () => import('@simplewebauthn/server/helpers');

/**
 * Passkeys for the shop at `publicUrl`. A device must verify its owner, by a finger or a PIN: else anybody who holds it would pass for its
 * owner.
 */
export function createPasskeys(publicUrl: string): Passkeys {
  const { hostname: rpID, origin, protocol } = new URL(publicUrl);
  const isAddress = isIP(bareHost(rpID)) !== 0;
  const expected = (challengeHash: string) => ({
    expectedChallenge: (challenge: string) => hashToken(challenge) === challengeHash,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
  });
  return {
    isPossible: !isAddress && (protocol === 'https:' || rpID === 'localhost'),
    async creationOptions({ id, email, language }, known, challenge) {
      const { generateRegistrationOptions } = await library();
      return generateRegistrationOptions({
        rpName: BRAND[language],
        rpID,
        userName: email ?? id,
        userID: new Uint8Array(Buffer.from(id)),
        challenge: bytes(challenge),
        attestationType: 'none',
        excludeCredentials: known.map(descriptor),
        authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
        supportedAlgorithmIDs: ALGORITHMS,
      });
    },
    async requestOptions(known, challenge) {
      const { generateAuthenticationOptions } = await library();
      const allowCredentials = known.map(descriptor);
      return generateAuthenticationOptions({ rpID, allowCredentials, challenge: bytes(challenge), userVerification: 'required' });
    },
    async verifyNew({ id, clientDataJSON, attestationObject, transports }, challengeHash) {
      return orUndefined(async () => {
        if (!(await isUnattested(attestationObject))) return undefined;
        const { verifyRegistrationResponse } = await library();
        const response = { clientDataJSON, attestationObject, transports: [...transports] };
        const credential = { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {}, response };
        const options = { ...expected(challengeHash), supportedAlgorithmIDs: ALGORITHMS };
        const { registrationInfo } = await verifyRegistrationResponse({ ...options, response: credential });
        if (!registrationInfo) return undefined;
        const { id: credentialId, publicKey, counter } = registrationInfo.credential;
        return { credentialId, publicKey: Buffer.from(publicKey).toString('base64url'), counter };
      });
    },
    async verify({ id, ...response }, passkey, challengeHash) {
      return orUndefined(async () => {
        const { verifyAuthenticationResponse } = await library();
        const { verified, authenticationInfo } = await verifyAuthenticationResponse({
          ...expected(challengeHash),
          response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response },
          credential: { id: passkey.credentialId, publicKey: bytes(passkey.publicKey), counter: passkey.counter },
        });
        return verified ? authenticationInfo.newCounter : undefined;
      });
    },
  };
}

/**
 * Tells whether the answer carries no certificates. The shop asks for none. For an answer with certificates the library would fetch lists of
 * revoked ones from addresses that the sender has chosen.
 */
async function isUnattested(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await helpers();
  const attestation = decodeAttestationObject(bytes(attestationObject));
  return attestation.get('fmt') === 'none';
}

/** Undefined for a wrong answer, for which the library throws. */
async function orUndefined<Result>(verify: () => Promise<Result | undefined>): Promise<Result | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

function descriptor({ credentialId, transports }: Passkey) {
  return { id: credentialId, transports: [...transports] };
}

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

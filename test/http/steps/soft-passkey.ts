import { createHash, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

/** The flags of the authenticator data. */
const USER_PRESENT_AND_VERIFIED = 0b101;
const WITH_CREDENTIAL = 0b100_0000;

interface Offer {
  readonly challengeId: string;
  readonly options: { readonly challenge: string; readonly rp: { readonly id: string } };
}

/** Answers the offer to create a passkey, as a device does that attests nothing (WebAuthn, level 3, sections 6.1 and 6.5). */
export function newPasskeyFor({ challengeId, options: { challenge, rp } }: Offer, origin: string) {
  const { publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // The public key in COSE (RFC 9053): kty (1) EC2, alg (3) ES256, crv (-1) P-256, then the point's x (-2) and y (-3).
  const key = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ]),
  );
  const id = randomBytes(32);
  const flags = Buffer.from([USER_PRESENT_AND_VERIFIED | WITH_CREDENTIAL]);
  const counter = Buffer.alloc(4);
  const aaguid = Buffer.alloc(16);
  const idLength = Buffer.alloc(2);
  idLength.writeUInt16BE(id.length);
  const authData = Buffer.concat([createHash('sha256').update(rp.id).digest(), flags, counter, aaguid, idLength, id, key]);
  const attestation = isoCBOR.encode(
    new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ]) as never,
  );
  const clientData = JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false });
  return {
    challengeId,
    id: id.toString('base64url'),
    clientDataJSON: Buffer.from(clientData).toString('base64url'),
    attestationObject: Buffer.from(attestation).toString('base64url'),
    transports: ['internal'],
  };
}

const bytes = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

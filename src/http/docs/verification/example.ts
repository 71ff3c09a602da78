import { createHmac } from 'node:crypto';
import { WEBHOOK_EVENTS } from '#kernel/webhook-events.ts';

/** Receivers refuse a webhook whose time is more seconds off their own clock, as the client package does. */
export const TOLERANCE_SECONDS = 300;

/** A webhook whose numbers everybody can compute again. Its secret is no secret: the bytes 0 to 31. */
export const EXAMPLE = {
  secret: `whsec_${Buffer.from(Array.from({ length: 32 }, (_, at) => at)).toString('base64')}`,
  id: '7d1f0c52-4b7e-4a59-9f0e-3c2a8d5b6e71',
  timestamp: '1795946400',
  body: JSON.stringify({
    type: WEBHOOK_EVENTS.orderCreated,
    timestamp: '2026-11-29T10:00:00.000Z',
    data: { id: '0192f0c1-8a7b-4c3d-9e5f-6a7b8c9d0e1f', version: 1, status: 'pending' },
  }),
} as const;

/** The bytes of the key, and what it signs. */
export const exampleKey = (): Buffer => Buffer.from(EXAMPLE.secret.slice('whsec_'.length), 'base64');
export const exampleSigned = (): string => `${EXAMPLE.id}.${EXAMPLE.timestamp}.${EXAMPLE.body}`;
export const exampleSignature = (): string => `v1,${createHmac('sha256', exampleKey()).update(exampleSigned()).digest('base64')}`;

/** Commands that compute the signature again. */
export const recomputing = (): string => `SECRET=${EXAMPLE.secret}
ID=${EXAMPLE.id}
TIMESTAMP=${EXAMPLE.timestamp}
BODY='${EXAMPLE.body}'

KEY=$(printf %s "\${SECRET#whsec_}" | base64 -d | od -An -v -tx1 | tr -d ' \\n')
printf %s "$ID.$TIMESTAMP.$BODY" |
  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$KEY" -binary | base64`;

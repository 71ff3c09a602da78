import { Webhook } from 'standardwebhooks';
import type { SignWebhook } from '#modules/webhooks/index.ts';

/** Signs with each secret, so that either verifies while a secret changes. */
export const signWebhook: SignWebhook = (secrets, head, body) => {
  const at = new Date(Number(head['webhook-timestamp']) * 1000);
  return secrets.map((secret) => new Webhook(secret).sign(head['webhook-id'], at, body)).join(' ');
};

import { expect } from 'vitest';
import type { components } from '#contract';
import { KEY_SCOPES, type KeyScope } from '#kernel/caller.ts';
import type { TestShop } from '../../support/shop.ts';
import type { Customer } from './customers.ts';

type MadeKey = { readonly id: string; readonly key: string };
interface Changes {
  readonly partner?: string;
  readonly scopes?: readonly KeyScope[];
}

/** A person of a partner makes a key for the partner's programs, with every scope unless told otherwise. */
export async function createKey(person: Pick<Customer, 'request'>, changes: Changes = {}): Promise<MadeKey> {
  const { partner = 'indra', scopes = KEY_SCOPES } = changes;
  const answer = await person.request({ method: 'POST', url: `/api/partner/${partner}/keys`, payload: { name: 'Till', scopes } });
  expect(answer.statusCode, answer.payload).toBe(201);
  return answer.json<MadeKey>();
}

/** Anybody takes a key to try with: it comes with a partner and an inbox of its own. */
export async function takeSandboxKey(shop: Pick<TestShop, 'request'>): Promise<components['schemas']['SandboxKey']> {
  const answer = await shop.request({ method: 'POST', url: '/api/sandbox/keys' });
  expect(answer.statusCode, answer.payload).toBe(201);
  return answer.json();
}

/** What a program sends to be known by its key. */
export const byKey = (key: string) => ({ authorization: `Bearer ${key}` });

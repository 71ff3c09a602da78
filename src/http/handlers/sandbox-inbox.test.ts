import { expect, test } from 'vitest';
import { DELIVERY_TERMS } from '#modules/webhooks/index.ts';
import { sandboxInboxHandlers } from './sandbox-inbox.ts';

/** The status with which an inbox answers to a body, what it has kept, and for how many milliseconds it has waited. */
async function fill(text: string, answer?: 'slow') {
  const [kept, waited]: [object[], number[]] = [[], []];
  const { fillSandboxInbox } = sandboxInboxHandlers({
    keep: async (inbox, item) => void kept.push({ inbox, ...item }),
    list: async () => [],
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  const raw = { body: new TextEncoder().encode(text), headers: { 'webhook-id': 'e1' } };
  const call = { params: { inbox: 'i1' }, query: { answer }, raw } as unknown as Parameters<typeof fillSandboxInbox>[0];
  return { status: (await fillSandboxInbox(call)).status, kept, waited };
}

test('a slow inbox keeps what came, and answers when the shop does not wait any more', async () => {
  const { status, kept, waited } = await fill('{}', 'slow');
  expect([status, kept.length]).toEqual([204, 1]);
  expect(waited[0]).toBeGreaterThan(DELIVERY_TERMS.answerWithin * 1000);
});

test('an inbox keeps body and headers of a webhook, without zero characters, which the database does not store', async () => {
  const { kept } = await fill('{"type":"x\0"}');
  expect(kept).toEqual([{ inbox: 'i1', webhookId: 'e1', webhookTimestamp: '', webhookSignature: '', body: '{"type":"x"}' }]);
});

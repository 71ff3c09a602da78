import { expect, test } from 'vitest';
import { sandboxInboxHandlers } from './sandbox-inbox.ts';

test('a slow inbox keeps what came, and answers when the shop does not wait any more', async () => {
  const [kept, waited]: [object[], number[]] = [[], []];
  const { fillSandboxInbox } = sandboxInboxHandlers({
    keep: async (inbox, item) => void kept.push({ inbox, ...item }),
    list: async () => [],
    wait: async (milliseconds) => void waited.push(milliseconds),
  });
  const raw = { body: new TextEncoder().encode('{"type":"x\0"}'), headers: { 'webhook-id': 'e1' } };
  const call = { params: { inbox: 'i1' }, query: { answer: 'slow' }, raw } as unknown as Parameters<typeof fillSandboxInbox>[0];
  expect((await fillSandboxInbox(call)).status).toBe(204);
  expect(kept).toEqual([{ inbox: 'i1', webhookId: 'e1', webhookTimestamp: '', webhookSignature: '', body: '{"type":"x"}' }]);
  expect(waited[0]).toBeGreaterThan(10_000);
});

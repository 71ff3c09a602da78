import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createUploadGate } from './upload-gate.ts';

type Gate = ReturnType<typeof createUploadGate>;

/** Somebody sends a file: `asked` resolves when it may be read, and `raw` emits `close` when its connection has ended. */
function upload(gate: Gate, userId: string, { isBroken = false } = {}) {
  const raw = Object.assign(new EventEmitter(), { closed: isBroken });
  const asked = gate({ caller: { ...userCaller(), userId } }, { raw } as unknown as Parameters<Gate>[1]);
  return { asked, raw };
}

test('a person sends at most two files at once, whoever else sends', async () => {
  const gate = createUploadGate();
  await Promise.all([upload(gate, 'anna').asked, upload(gate, 'anna').asked]);
  await expect(upload(gate, 'anna').asked).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 5 }));
  await upload(gate, 'olga').asked;
});

test('each connection that ends makes room for one more file of its person', async () => {
  const gate = createUploadGate();
  const sent = [upload(gate, 'anna'), upload(gate, 'anna')];
  for (const { asked } of sent) await asked;
  for (const { raw } of sent) {
    raw.emit('close');
    await upload(gate, 'anna').asked;
    await expect(upload(gate, 'anna').asked).rejects.toThrow('rate_limited');
  }
});

test('a connection that is broken before its turn takes no place', async () => {
  const gate = createUploadGate();
  for (let number = 0; number < 3; number += 1) await upload(gate, 'anna', { isBroken: true }).asked;
  await upload(gate, 'anna').asked;
});

test('an instance reads a bounded number of files at once, whoever sends them', async () => {
  const gate = createUploadGate({ inAll: 3, perPerson: 2 });
  const sent = ['a', 'b', 'c'].map((person) => upload(gate, person));
  await Promise.all(sent.map(({ asked }) => asked));
  await expect(upload(gate, 'd').asked).rejects.toEqual(refusal('unavailable'));
  sent[0]?.raw.emit('close');
  await upload(gate, 'd').asked;
});

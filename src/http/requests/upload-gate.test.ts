import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import { userCaller } from '#kernel/testing/callers.ts';
import { refusal } from '#kernel/testing/refusal.ts';
import { createUploadGate } from './upload-gate.ts';

type Gate = ReturnType<typeof createUploadGate>;

function upload(gate: Gate, userId: string, { isBroken = false } = {}) {
  const raw = Object.assign(new EventEmitter(), { closed: isBroken });
  const asked = gate({ caller: { ...userCaller(), userId } }, { raw } as unknown as Parameters<Gate>[1]);
  return { asked, raw };
}

test('a person sends two files at once, and the next as soon as the connection of one is finished or broken', async () => {
  const gate = createUploadGate();
  const [first, second] = [upload(gate, 'anna'), upload(gate, 'anna')];
  await Promise.all([first.asked, second.asked]);
  await expect(upload(gate, 'anna').asked).rejects.toEqual(refusal('rate_limited', { retryAfterSeconds: 5 }));
  await upload(gate, 'olga').asked;
  first.raw.emit('close');
  await upload(gate, 'anna').asked;
  await expect(upload(gate, 'anna').asked).rejects.toThrow();
  second.raw.emit('close');
  await upload(gate, 'anna').asked;
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

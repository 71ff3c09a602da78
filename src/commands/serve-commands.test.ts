import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShopError } from '#kernel/errors.ts';
import { askShop } from './ask-shop.ts';
import { defineCommand, UnknownOutcome } from './command.ts';
import { runCommand } from './run-command.ts';
import { serveCommands } from './serve-commands.ts';

let home: string;
let path: string;
let stop: () => Promise<void>;
let logged: object[];
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'operator-'));
  path = join(home, 'operator.sock');
  logged = [];
  // As a shop that was killed leaves its socket.
  writeFileSync(path, '');
  const log = { info: (facts: object) => logged.push(facts), error: (facts: object) => logged.push(facts) };
  stop = await serveCommands(path, (request, signal) => runCommand({ commands, ground, log }, request, signal));
});
afterEach(async () => {
  await stop();
  await rm(home, { recursive: true });
});

const ground = { greeting: 'Hello', begun: Promise.withResolvers<void>(), aborted: Promise.withResolvers<string>() };
const greet = defineCommand({
  name: 'greet',
  meaning: 'say hello',
  options: { whom: { value: 'NAME', meaning: 'whom to greet', isRequired: true } },
  run: async ({ greeting }: typeof ground, { whom }, { operator }) => ({
    lines: [`${greeting}, ${whom}\u2028`, `from ${operator}`],
    exitCode: 7,
  }),
});
const refuse = defineCommand({
  name: 'refuse',
  meaning: 'break a rule',
  options: {},
  run: async () => {
    throw new ShopError('illegal_transition');
  },
});
const wait = defineCommand({
  name: 'wait',
  meaning: 'wait until somebody gives up',
  options: {},
  run: ({ begun, aborted }: typeof ground, _, { signal }) =>
    new Promise((_resolve, reject) => {
      begun.resolve();
      signal.addEventListener('abort', () => {
        aborted.resolve(signal.reason.message);
        reject(signal.reason);
      });
    }),
});
const commands = [greet, refuse, wait];

async function ask(command: string, args: Record<string, string> = {}) {
  const lines: string[] = [];
  const exitCode = await askShop(path, { command, args, operator: 'Indra' }, (line) => lines.push(line));
  return { lines, exitCode };
}

/** What the shop answers to a text that is no request of ours. */
async function answerTo(text: string): Promise<string> {
  const socket = connect(path);
  socket.write(text);
  let answer = '';
  for await (const chunk of socket.setEncoding('utf8')) answer += chunk;
  return answer;
}

test('a command answers its lines and its exit code, and the log tells who ran it, without the arguments', async () => {
  expect(await ask('greet', { whom: 'Мир' })).toEqual({ lines: ['Hello, Мир\u2028', 'from Indra'], exitCode: 7 });
  expect(logged).toEqual([
    { operator: 'Indra', command: 'greet' },
    { operator: 'Indra', command: 'greet', exitCode: 7 },
  ]);
});

test('a rule of the shop that refuses is told', async () => {
  expect(await ask('refuse')).toEqual({ lines: ['Refused: illegal_transition.'], exitCode: 1 });
});

test('the shop checks names and arguments again, whatever the side of the operator has let through', async () => {
  expect(await ask('greet', {})).toMatchObject({ lines: [expect.stringMatching(/--whom is missing/)], exitCode: 2 });
  expect(await ask('nothing')).toMatchObject({ lines: [expect.stringMatching(/no command "nothing"/)], exitCode: 2 });
});

test('the socket is open to its user alone', () => {
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test('after the stop the socket is gone, and nobody answers', async () => {
  await stop();
  expect(existsSync(path)).toBe(false);
  expect(await askShop(path, { command: 'greet', args: {}, operator: '' }, () => undefined)).toBeUndefined();
});

test.each([
  ['no JSON', 'greet\n', /Not carried out/],
  ['no request', 'null\n', /This is no request/],
  ['an endless request', 'x'.repeat(70_000), /too long/],
])('%s is refused', async (_, text, expected) => {
  expect(await answerTo(text)).toMatch(expected);
});

test('a command whose operator hangs up is aborted', async () => {
  const socket = connect(path);
  await once(socket, 'connect');
  socket.write(`${JSON.stringify({ command: 'wait', args: {}, operator: '' })}\n`);
  await ground.begun.promise;
  socket.destroy();
  expect(await ground.aborted.promise).toBe('The operator or the shop gave up.');
});

test('an operator is told when the shop stops before the command has ended', async () => {
  const asked = ask('wait');
  await expect.poll(() => logged).toHaveLength(1);
  await Promise.all([expect(asked).rejects.toThrow(UnknownOutcome), stop()]);
});

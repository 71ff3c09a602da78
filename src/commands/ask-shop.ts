import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { codeOf } from '#kernel/error-code.ts';
import { UnknownOutcome } from './command.ts';
import type { CommandRequest } from './run-command.ts';
import { ALIVE_MILLISECONDS } from './serve-commands.ts';

/** In characters. */
const LONGEST_ANSWER = 16 * 1024 * 1024;
const LONGEST_SILENCE_MILLISECONDS = 6 * ALIVE_MILLISECONDS;

/** Codes for no socket, for one that a killed shop left, and for a path that is too long for a socket. */
const NOBODY_LISTENS = ['ENOENT', 'ECONNREFUSED', 'ENOTDIR', 'EINVAL', 'ENAMETOOLONG'];

/**
 * Hands a command to the shop that listens at `path`, passes each line of the answer to `say`, and returns the exit code; undefined when
 * no shop listens. Throws UnknownOutcome when the shop ends or falls silent before the command has ended.
 */
export async function askShop(path: string, request: CommandRequest, say: (line: string) => void): Promise<number | undefined> {
  const socket = await reach(path);
  if (!socket) return undefined;
  socket.setTimeout(LONGEST_SILENCE_MILLISECONDS, () => socket.destroy(new UnknownOutcome('the shop has fallen silent')));
  socket.write(`${JSON.stringify(request)}\n`);
  for await (const text of linesOf(socket)) {
    const { line, exitCode } = JSON.parse(text) as { line?: string; exitCode?: number };
    if (line !== undefined) say(line);
    if (exitCode !== undefined) return exitCode;
  }
  throw new UnknownOutcome('the shop stopped before the command had ended');
}

/** A connection to the shop; undefined when no shop listens. */
async function reach(path: string): Promise<Socket | undefined> {
  try {
    const socket = connect(path);
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    if (NOBODY_LISTENS.includes(codeOf(error))) return undefined;
    if (codeOf(error) === 'EACCES')
      throw new Error('The running shop takes commands only from the system user under whom it runs.');
    throw error;
  }
}

/** The complete lines of an answer: text after its last line feed is dropped. */
async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let rest = '';
  let length = 0;
  for await (const chunk of socket.setEncoding('utf8') as AsyncIterable<string>) {
    length += chunk.length;
    if (length > LONGEST_ANSWER) throw new UnknownOutcome('the answer of the shop is too long');
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

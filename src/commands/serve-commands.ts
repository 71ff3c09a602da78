import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import type { Outcome } from './command.ts';
import { type CommandRequest, outcomeOfError } from './run-command.ts';

/** In characters. */
const LONGEST_REQUEST = 65_536;
/** Within this time a request must have come. */
const REQUEST_MILLISECONDS = 5000;
/** How long aborted commands may take to end once the socket is closed. */
const ENDING_MILLISECONDS = 2000;
const MOST_OPERATORS = 10;
/** How often the operator's side is told that the command still runs. */
export const ALIVE_MILLISECONDS = 5000;

type Run = (request: CommandRequest, signal: AbortSignal) => Promise<Required<Outcome>>;

/**
 * Takes commands through a UNIX socket that only this system user can open; a socket that a killed shop left is replaced. A request is one
 * line of JSON; the answer is lines of JSON: `{"line"}` for each line to print, `{"alive"}` while the command runs, `{"exitCode"}` at
 * the end. Returns a function that closes the socket; commands that still run are aborted then.
 */
export async function serveCommands(path: string, run: Run): Promise<() => Promise<void>> {
  await rm(path, { force: true });
  const sockets = new Map<Socket, Promise<void>>();
  const server = createServer((socket) => {
    sockets.set(socket, answer(socket, run));
    socket.once('close', () => sockets.delete(socket));
  });
  server.maxConnections = MOST_OPERATORS;
  await listenPrivately(server, path);
  return async () => {
    const running = [...sockets.values()];
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets.keys()) socket.destroy();
    await closed;
    await Promise.race([Promise.allSettled(running), pause(ENDING_MILLISECONDS)]);
    await rm(path, { force: true });
  };
}

/** `listen` makes the socket before it returns, so with this mask nobody else can open the socket at any moment. */
async function listenPrivately(server: Server, path: string): Promise<void> {
  const before = process.umask(0o177);
  const listening = once(server, 'listening');
  try {
    server.listen(path);
  } finally {
    process.umask(before);
  }
  await listening;
}

/** Answers the one request of an operator. */
async function answer(socket: Socket, run: Run): Promise<void> {
  const hungUp = new AbortController();
  socket.once('close', () => hungUp.abort(new Error('The operator or the shop gave up.')));
  // An error is followed by `close`, which is heard above; without a listener it would end the shop.
  socket.on('error', () => undefined);
  const tell = (message: object) => {
    if (socket.writable) socket.write(`${JSON.stringify(message)}\n`);
  };
  const alive = setInterval(() => tell({ alive: true }), ALIVE_MILLISECONDS);
  const { lines, exitCode } = await readRequest(socket)
    .then((request) => run(request, hungUp.signal))
    .catch(outcomeOfError);
  clearInterval(alive);
  for (const line of lines) tell({ line });
  tell({ exitCode });
  socket.end();
}

/** Reads the one line of a request. Throws when it is too long, comes too slowly, or is no request. */
async function readRequest(socket: Socket): Promise<CommandRequest> {
  let text = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error('No request came in time.')), REQUEST_MILLISECONDS);
  const read = (chunk: string) => {
    text += chunk;
    if (text.includes('\n')) resolve(text.slice(0, text.indexOf('\n')));
    else if (text.length > LONGEST_REQUEST) reject(new Error('The request is too long.'));
  };
  socket.setEncoding('utf8').on('data', read);
  socket.once('close', () => reject(new Error('The operator hung up.')));
  try {
    return asRequest(JSON.parse(await promise));
  } finally {
    clearTimeout(timer);
    // Anything else is dropped. The socket is read on, so that its end is noticed.
    socket.off('data', read).resume();
  }
}

function asRequest(value: unknown): CommandRequest {
  const { command, args, operator } = (value ?? {}) as Record<string, unknown>;
  const isRequest = typeof command === 'string' && typeof operator === 'string' && typeof args === 'object' && args !== null;
  if (!isRequest) throw new Error('This is no request.');
  return { command, operator, args: args as Record<string, string> };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });
}

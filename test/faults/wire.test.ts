import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInAt } from '../support/customers.ts';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.ts';
import { type ServerProcess, startServer } from '../support/server-process.ts';

const SOCKETS = 100;

let database: FreshDatabase;
let server: ServerProcess;
const sockets: Socket[] = [];
beforeAll(async () => {
  database = await freshDatabase('pglite');
  server = await startServer({ ...database.env, RATE_LIMITS: 'off' });
});
afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await server.stop();
  await database.drop();
});

function open(first: string): Socket {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.on('error', () => socket.destroy());
  socket.write(first);
  sockets.push(socket);
  return socket;
}

const closed = (socket: Socket) => new Promise<void>((resolve) => void socket.once('close', () => resolve()));

const statusOf = async (path: string) => {
  const response = await fetch(server.url + path);
  await response.text();
  return response.status;
};

test('clients that send their requests letter by letter are disconnected, and other visitors are served meanwhile', {
  timeout: 60_000,
}, async () => {
  const head = 'POST /api/orders HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  const slow = Array.from({ length: SOCKETS }, (_, index) => {
    const socket = open(index % 2 ? head : `${head}Content-Length: 1000\r\n\r\n`);
    // A socket that does not read would not notice that the server closes it.
    socket.resume();
    return socket;
  });
  // Other visitors send requests once a second, as often as a letter is sent.
  const visits: Promise<number>[] = [];
  const dribble = setInterval(() => {
    for (const socket of slow) if (!socket.destroyed) socket.write('a');
    for (const path of ['/en', '/api/services', '/api/health/ready']) visits.push(statusOf(path));
  }, 1000);
  await Promise.all(slow.map(closed));
  clearInterval(dribble);
  expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
});

test('clients that send many requests and read no answer cost little memory, and other visitors are served meanwhile', async () => {
  const before = memoryOf(server);
  const request = 'GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const requestsEach = 50;
  for (let index = 0; index < SOCKETS; index += 1) open(request.repeat(requestsEach)).pause();
  expect(new Set(await Promise.all(Array.from({ length: 100 }, () => statusOf('/en'))))).toEqual(new Set([200]));
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).text()).length;
  // The server holds only a part of the requested answers in memory.
  expect(memoryOf(server) - before).toBeLessThan((SOCKETS * requestsEach * document) / 4);
});

/** Resident memory in bytes. */
function memoryOf({ pid }: ServerProcess): number {
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
}

test('pipelined requests on one connection are answered in order, each with its own session', async () => {
  const contact = 'anna@example.com';
  const session = await signInAt(server.url, contact);

  const own = `GET /api/auth/me HTTP/1.1\r\nHost: localhost\r\nCookie: ${session}\r\n\r\n`;
  const guests = 'GET /api/auth/me HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const page = 'HEAD /en HTTP/1.1\r\nHost: localhost\r\n\r\n';
  const rounds = 20;
  const socket = open(
    `${`${own}${guests}${page}`.repeat(rounds)}GET /api/nothing HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
  );
  let text = '';
  for await (const chunk of socket) text += chunk;
  const answers = text.split(/(?=HTTP\/1\.1 )/);
  expect(answers.map((answer) => Number(answer.slice(9, 12)))).toEqual([...Array(rounds).fill([200, 401, 200]).flat(), 404]);
  expect(answers.map((answer) => answer.includes(contact))).toEqual([...Array(rounds).fill([true, false, false]).flat(), false]);
});

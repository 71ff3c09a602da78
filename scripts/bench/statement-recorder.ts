import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A statement as PostgreSQL received it: its text, and its parameters as text or null. */
export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

/** A proxy between a program and PostgreSQL that records the statements. */
export interface StatementRecorder {
  readonly port: number;
  /** Returns the statements recorded since the last call. */
  take(): Statement[];
  close(): void;
}

/** Listens on a free port and forwards to PostgreSQL at `host` and `port`. Connections must not be encrypted. */
export async function recordStatements(host: string, port: number): Promise<StatementRecorder> {
  let seen: Statement[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, host);
    const reader = messageReader((statement) => seen.push(statement));
    client.on('data', reader);
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => [client, upstream].map((end) => end.destroy()));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    take: () => {
      const taken = seen;
      seen = [];
      return taken;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Cuts the client's stream into messages of the PostgreSQL protocol, version 3, and reports each simple query and each bind. */
function messageReader(report: (statement: Statement) => void): (chunk: Buffer) => void {
  let pending = Buffer.alloc(0);
  let started = false;
  const texts = new Map<string, string>();

  const read = (type: string, body: Buffer) => {
    if (type === 'Q') report({ text: cString(body, 0).text, values: [] });
    if (type === 'P') {
      const name = cString(body, 0);
      texts.set(name.text, cString(body, name.end).text);
    }
    if (type === 'B') report(readBind(body, texts));
  };

  return (chunk) => {
    pending = Buffer.concat([pending, chunk]);
    for (;;) {
      const typeLength = started ? 1 : 0; // the first message has no type
      if (pending.length < typeLength + 4) return;
      const end = typeLength + pending.readInt32BE(typeLength);
      if (pending.length < end) return;
      if (started) read(String.fromCharCode(pending[0] ?? 0), pending.subarray(5, end));
      started = true;
      pending = pending.subarray(end);
    }
  };
}

function readBind(body: Buffer, texts: ReadonlyMap<string, string>): Statement {
  const name = cString(body, cString(body, 0).end);
  let at = name.end + 2 + 2 * body.readInt16BE(name.end);
  const values = Array.from({ length: body.readInt16BE(at) }, (_, index) => {
    if (index === 0) at += 2;
    const length = body.readInt32BE(at);
    at += 4 + Math.max(length, 0);
    return length < 0 ? null : body.toString('utf8', at - length, at);
  });
  return { text: texts.get(name.text) ?? '', values };
}

function cString(body: Buffer, from: number): { text: string; end: number } {
  const zero = body.indexOf(0, from);
  return { text: body.toString('utf8', from, zero), end: zero + 1 };
}

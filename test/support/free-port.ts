import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Systems give ports from 32768 on to outgoing connections, which could take one in the moment before a server listens to it. */
const PORTS = [11_000, 32_768] as const;
const MOST_TRIES = 20;

/** A port of 127.0.0.1 that nobody listens on at this moment, and that no outgoing connection gets. */
export async function freePort(triesLeft = MOST_TRIES): Promise<number> {
  const port = randomInt(...PORTS);
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (triesLeft > 0) return freePort(triesLeft - 1);
    throw error;
  }
  server.close();
  await once(server, 'close');
  return port;
}

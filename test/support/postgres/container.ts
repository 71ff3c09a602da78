import { randomBytes } from 'node:crypto';
import { type Durability, optionsOf } from './durability.ts';
import type { PostgresServer } from './server.ts';

const image = 'postgres:18-alpine';
const startupTimeoutMs = 120_000;

/** PostgreSQL in a container; undefined when Docker does not answer, cannot fetch the image or cannot start it. */
export async function startContainer(durability: Durability): Promise<PostgresServer | undefined> {
  const { GenericContainer, getContainerRuntimeClient, Wait } = await import('testcontainers');
  const password = randomBytes(16).toString('hex');
  try {
    await getContainerRuntimeClient();
    const container = await new GenericContainer(image)
      .withEnvironment({ POSTGRES_USER: 'shop', POSTGRES_PASSWORD: password })
      .withExposedPorts(5432)
      .withCommand(['postgres', '-c', 'max_connections=200', ...optionsOf(durability)])
      // The image starts the server twice: once to initialise itself, once for good.
      .withWaitStrategy(Wait.forLogMessage(/ready to accept connections/, 2))
      .withStartupTimeout(startupTimeoutMs)
      .start();
    const origin = `postgres://shop:${password}@${container.getHost()}:${container.getMappedPort(5432)}`;
    return { kind: 'container', urlOf: (database) => `${origin}/${database}`, stop: async () => void (await container.stop()) };
  } catch (error) {
    console.log(`No container (${firstLine(error)}): using the embedded PostgreSQL`);
    return undefined;
  }
}

function firstLine(error: unknown): string {
  return String(error instanceof Error ? error.message : error).split('\n', 1)[0] ?? '';
}

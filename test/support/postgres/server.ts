import { startContainer } from './container.ts';
import type { Durability } from './durability.ts';
import { startEmbedded } from './embedded.ts';

/** A running PostgreSQL of our own, where databases may be made and dropped at will. */
export interface PostgresServer {
  readonly kind: 'container' | 'embedded';
  /** Address of a database on it, user and password included. The database need not exist yet. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** A real PostgreSQL: a container where Docker answers, else the embedded binaries. Throws when neither starts; tests never skip it. */
export async function startPostgres(durability: Durability = {}): Promise<PostgresServer> {
  return (await startContainer(durability)) ?? (await startEmbedded(durability));
}

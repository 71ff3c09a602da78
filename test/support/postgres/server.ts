import { startContainer } from './container.ts';
import { startEmbedded } from './embedded.ts';

/** A running PostgreSQL of our own, where databases may be made and dropped at will. */
export interface PostgresServer {
  readonly kind: 'container' | 'embedded';
  /** Address of a database on it, user and password included. The database need not exist yet. */
  urlOf(database: string): string;
  stop(): Promise<void>;
}

/** A real PostgreSQL: a container where Docker answers, else the embedded binaries. Throws when neither starts; tests never skip it. */
export async function startPostgres(): Promise<PostgresServer> {
  return (await startContainer()) ?? (await startEmbedded());
}

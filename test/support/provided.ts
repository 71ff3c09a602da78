import type { Crowd } from './crowd.ts';

declare module 'vitest' {
  /** What the set-up of a project hands to its tests. */
  export interface ProvidedContext {
    /** Names this run of the suites. */
    run: string;
    databaseKind: 'pglite' | 'postgres';
    /** How many requests, rows and senders a test with many of them uses. */
    crowd: Crowd;
    /** Folder with an embedded database that is migrated and seeded; copy it, never open it. */
    templateFolder: string;
    /** Address of the PostgreSQL server, without a database. */
    postgresOrigin: string;
  }
}

/** Database on the PostgreSQL server that is migrated and seeded; make others from it, never open it. */
export const templateDatabase = 'shop_template';

import type { Clock } from './clock.ts';
import type { NewId } from './ids.ts';

/** What a use case that writes needs: a transaction over its stores, and the time. */
export interface WriteDeps<Transact> {
  readonly transact: Transact;
  readonly clock: Clock;
}

/** What a use case needs to make something that gets an id. */
export interface MakeDeps<Transact> extends WriteDeps<Transact> {
  readonly newId: NewId;
}

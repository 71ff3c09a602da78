/** Counts events in windows of time, for all instances together; bound to a transaction. */
export interface Counter {
  /**
   * Counts one more event and returns how many there are in the window, which begins with its first event and lasts `seconds`. Beyond
   * `most` it need not count on: a crowd of events in one bucket then does not wait for each other's transactions. The name of a bucket
   * may tell whom it is about: it is kept only as a keyed hash.
   */
  count(bucket: string, seconds: number, most: number): Promise<number>;
  /** Counts one more event; throws `rate_limited` for more than `most`, with the seconds until the window ends. */
  limit(bucket: string, seconds: number, most: number): Promise<void>;
}

/** Counts events in windows of time, for all instances together; bound to a transaction. */
export interface Counter {
  /** Counts one more event and returns how many there are in the window, which begins with its first event and lasts `seconds`. */
  count(bucket: string, seconds: number): Promise<number>;
}

/**
 * Keeps what was made from the content, of its newest version alone. When it is full, the value used longest ago leaves first; uses before
 * it was full do not count.
 */
export function createVersionCache<Value>(most: number) {
  let current = Number.NaN;
  const values = new Map<string, Value>();

  function put(key: string, value: Value): void {
    values.delete(key);
    values.set(key, value);
    const oldest = values.size > most ? values.keys().next().value : undefined;
    if (oldest !== undefined) values.delete(oldest);
  }

  return {
    /** The value kept under this key. A version that differs from that of the last call empties the cache. */
    get(key: string, version: number): Value | undefined {
      if (version !== current) values.clear();
      current = version;
      const value = values.get(key);
      // Only a full cache has to know what was used last: a cached answer is sent thousands of times each second.
      if (value !== undefined && values.size >= most) put(key, value);
      return value;
    },
    /** Returns the value, and keeps it unless another version was asked for while the value was made. */
    set(key: string, version: number, value: Value): Value {
      if (version === current) put(key, value);
      return value;
    },
    delete(key: string): void {
      values.delete(key);
    },
  };
}

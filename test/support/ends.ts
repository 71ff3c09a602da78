/** What was started and must end, the last first. */
export interface Ends {
  /** Remembers how a thing ends, and returns it. */
  add<Thing>(thing: Thing, end: (thing: Thing) => unknown): Thing;
  /** Ends everything, also when some of it cannot. Throws the first failure then. */
  all(): Promise<void>;
}

export function createEnds(): Ends {
  const ends: (() => unknown)[] = [];
  return {
    add(thing, end) {
      ends.push(() => end(thing));
      return thing;
    },
    async all() {
      const failures: unknown[] = [];
      for (const end of ends.splice(0).reverse()) {
        const ending = async () => end();
        await ending().catch((error: unknown) => failures.push(error));
      }
      if (failures.length > 0) throw failures[0];
    },
  };
}

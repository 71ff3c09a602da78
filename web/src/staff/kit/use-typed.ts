import { useEffect, useState } from 'react';

/** What somebody types over a record, and the version of the record that they had read. */
export interface Typed<Values, Version = number> {
  readonly version: Version;
  readonly values: Values;
}

/** Where the browser keeps what is typed into one record. */
export interface TypedMemory<Values, Version = number> {
  readonly read: () => Typed<Values, Version> | undefined;
  readonly keep: (typed: Typed<Values, Version>) => void;
  readonly drop: () => void;
}

/** What is typed over a saved record, kept over a reload and an ended session until it is saved. `name` tells the record from others. */
export function useTyped<Values extends object, Version>(
  name: string,
  memory: TypedMemory<Values, Version>,
  saved: Typed<Values, Version>,
) {
  const [typed, setTyped] = useState(() => memory.read() ?? saved);
  const stored = JSON.stringify(saved.values);
  const isDirty = JSON.stringify(typed.values) !== stored;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` stands for the memory, which is a new object at each drawing
  useEffect(() => {
    if (isDirty) memory.keep(typed);
    else memory.drop();
  }, [typed, isDirty, name]);
  return {
    ...typed,
    isDirty,
    set: (change: (values: Values) => Values) => setTyped((all) => ({ ...all, values: change(all.values) })),
    /** Goes on from a version that was read, in place of all that is typed. */
    take: (next: Typed<Values, Version>) => setTyped(next),
    /** Goes on from the version that was saved when `sent` was given away. What was typed since then stays. */
    takeSaved: (next: Typed<Values, Version>, sent: Values) =>
      setTyped(({ values }) => ({ ...next, values: typedSince(sent, values, next.values) })),
  };
}

/** The saved values with those that were typed after `sent` was given away. */
function typedSince<Values extends object>(sent: Values, typed: Values, saved: Values): Values {
  const later = Object.entries(typed).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(sent[name as keyof Values]),
  );
  return { ...saved, ...Object.fromEntries(later) };
}

import { useEffect, useRef, useState } from 'react';
import { isSame, mergeRecord, pick } from '../../../memory/late/merge-record.ts';

/** A record as it is saved, and its version. */
export interface Saved<Values, Version = number> {
  readonly version: Version;
  readonly values: Values;
}

/** What somebody types over a record, the version of it that they had read, and what that version said. */
export interface Typed<Values, Version = number> extends Saved<Values, Version> {
  readonly base: Values;
  /** The id under which it was sent last, a space and the JSON of what was sent; empty before the first try. */
  readonly lastTry: string;
}

/** Where the browser keeps what is typed into one record. */
export interface TypedMemory<Values, Version = number> {
  /** Tells the record from others. */
  readonly place: string;
  readonly read: () => Typed<Values, Version> | undefined;
  readonly keep: (typed: Typed<Values, Version>) => void;
  readonly drop: () => void;
}

/** What somebody else has saved since this person read the record. */
export interface NewerRecord<Values, Version = number> extends Saved<Values, Version> {
  /** What stood before in the fields that the form has taken over from it. */
  readonly replaced: Partial<Values>;
  /** The fields that both have changed, until this person has chosen whose value stays. */
  readonly contested: readonly (keyof Values)[];
}

/** Whose value stays: that of the person who types, or the saved one. */
export type Whose = 'mine' | 'theirs';

export type TypedForm<Values extends object, Version> = ReturnType<typeof useTyped<Values, Version>>;

interface State<Values, Version> extends Typed<Values, Version> {
  /** The newest saved version that was compared with what is typed. */
  readonly seen: Version;
  readonly newer?: NewerRecord<Values, Version> | undefined;
  /** What was sent last, if its answer was lost: the record may say it already. */
  readonly unheard?: Values | undefined;
}

/**
 * What is typed over a saved record, kept over a reload and an ended session until it is saved.
 *
 * A form in which nothing is typed follows the record. Where somebody else has saved it while something was typed, `saved` is read again and
 * merged by field: `newer` tells what came from them, and which fields both have changed. Until a value is chosen for each of these, the
 * version stays the one that was read, so a server that is sent it refuses to save. `tidy` makes typed values those that would be saved.
 */
export function useTyped<Values extends object, Version>(
  memory: TypedMemory<Values, Version>,
  saved: Saved<Values, Version>,
  tidy: (values: Values) => Values = (values) => values,
) {
  const [state, setState] = useState(() => begunWith(memory.read(), saved, tidy));
  if (state.seen !== saved.version) setState(merged(state, saved, tidy));
  const { version, values, base, lastTry, newer } = state;
  const isOver = useRef(false);
  const isDirty = !isSame(values, base);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place stands for the memory, which is a new object at each drawing
  useEffect(() => {
    if (isDirty && !isOver.current) memory.keep({ version, values, base, lastTry });
    else memory.drop();
  }, [version, values, base, lastTry, isDirty, memory.place]);
  return {
    version,
    values,
    base,
    lastTry,
    isDirty,
    newer,
    /** Keeps under which id the form is being sent, and what. */
    keepTry: (latest: string) => setState((state) => ({ ...state, lastTry: latest })),
    /** Keeps what was sent and may be stored, although its answer was lost. */
    keepUnheard: (sent: Values) => setState((state) => ({ ...state, unheard: sent })),
    set: (change: (values: Values) => Values) => {
      isOver.current = false;
      setState((state) => ({ ...state, values: change(state.values) }));
    },
    /** Chooses whose value of a field that both have changed stays. */
    choose: (field: keyof Values, whose: Whose) => setState((state) => chosen(state, field, whose)),
    /** Forgets what was typed, also what is not drawn yet, because it is stored and the form is over. */
    end: () => {
      isOver.current = true;
      memory.drop();
    },
    /** Goes on from `next`, which was stored from the values `sent`. What was typed after they were sent stays. */
    takeSaved: (next: Saved<Values, Version>, sent: Values) =>
      // `saved` may still be what was read before: it is compared once it changes.
      setState(({ seen, values }) => ({ ...goneOn(next, sent, values), seen })),
  };
}

/** A record over which nothing is typed. */
function untouched<Values, Version>({ version, values }: Saved<Values, Version>): Typed<Values, Version> {
  return { version, values, base: values, lastTry: '' };
}

/** The record that was stored from the values `sent`, with what was typed after they were sent. */
function goneOn<Values extends object, Version>(
  next: Saved<Values, Version>,
  sent: Values,
  typed: Values,
): Typed<Values, Version> {
  return { ...untouched(next), values: { ...next.values, ...typedSince(sent, typed) } };
}

/** What a form begins with: the draft that was kept, merged with what is saved now; without one the saved record. */
function begunWith<Values extends object, Version>(
  kept: Typed<Values, Version> | undefined,
  saved: Saved<Values, Version>,
  tidy: (values: Values) => Values,
): State<Values, Version> {
  const seen = saved.version;
  return kept ? merged({ ...kept, seen }, saved, tidy) : { ...untouched(saved), seen };
}

/** A value of JSON without the blanks around its texts, which are no change: the shop leaves them out of most. */
export const trimmed = <Value>(value: Value): Value =>
  JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? part.trim() : part));

/** What is typed, merged with what is saved now. */
function merged<Values extends object, Version>(
  state: State<Values, Version>,
  saved: Saved<Values, Version>,
  tidy: (values: Values) => Values,
): State<Values, Version> {
  const seen = saved.version;
  if (seen === state.version) return { ...state, seen };
  if (isSame(state.values, state.base)) return { ...untouched(saved), seen };
  const { values, base, unheard } = state;
  const stored = trimmed(saved.values);
  if (unheard && isSame(trimmed(tidy(unheard)), stored)) return { ...goneOn(saved, unheard, values), seen };
  const { theirs, contested } = mergeRecord(trimmed(base), trimmed(tidy(values)), stored);
  return settled({
    values: { ...values, ...pick(saved.values, theirs) },
    version: state.version,
    lastTry: state.lastTry,
    // A contested field is still compared with what was read; every other field with what is saved now.
    base: { ...saved.values, ...pick(base, contested) },
    seen,
    // Of a field that was taken over twice, what stood in it at first.
    newer: { ...saved, replaced: { ...pick(base, theirs), ...state.newer?.replaced }, contested },
  });
}

/** What follows from a choice between two values of a field; nothing for a field that is not contested. */
function chosen<Values extends object, Version>(
  state: State<Values, Version>,
  field: keyof Values,
  whose: Whose,
): State<Values, Version> {
  const { newer, values, base } = state;
  if (!newer?.contested.includes(field)) return state;
  const theirs = pick(newer.values, [field]);
  return settled({
    ...state,
    values: whose === 'mine' ? values : { ...values, ...theirs },
    base: { ...base, ...theirs },
    newer: { ...newer, contested: newer.contested.filter((name) => name !== field) },
  });
}

/** Once no field is contested, the form stands on the newer version, which the server then lets it save over. */
function settled<Values, Version>(state: State<Values, Version>): State<Values, Version> {
  return state.newer?.contested.length === 0 ? { ...state, version: state.newer.version } : state;
}

/** The fields that were typed into after the values `sent` were sent. */
function typedSince<Values extends object>(sent: Values, typed: Values): Partial<Values> {
  const names = Object.keys(typed) as (keyof Values)[];
  return pick(
    typed,
    names.filter((name) => !isSame(typed[name], sent[name])),
  );
}

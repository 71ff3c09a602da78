import { useEffect, useState } from 'react';
import { ApiError } from '../../../api/error.ts';
import { isSame, mergeRecord, omit, pick } from './merge-record.ts';

/** A record as it is saved, and its version. */
export interface Saved<Values, Version = number> {
  readonly version: Version;
  readonly values: Values;
}

/** What somebody types over a record, the version of it that they had read, and what it said. */
export interface Typed<Values, Version = number> extends Saved<Values, Version> {
  /** Lacks what nobody knows: drafts of a former version of the shop are kept without it. */
  readonly base: Partial<Values>;
}

/** Where the browser keeps what is typed into one record. */
export interface TypedMemory<Values, Version = number> {
  readonly read: () => (Saved<Values, Version> & { readonly base?: Partial<Values> | undefined }) | undefined;
  readonly keep: (typed: Typed<Values, Version>) => void;
  readonly drop: () => void;
}

/** What somebody else has saved meanwhile. */
export interface Met<Values, Version = number> extends Saved<Values, Version> {
  /** What stood in the fields that are taken over into the form. */
  readonly former: Partial<Values>;
  /** The fields that both have changed and nobody has chosen yet. */
  readonly both: readonly (keyof Values)[];
}

interface State<Values, Version> extends Typed<Values, Version> {
  /** The saved version that was looked at last. */
  readonly seen: Version;
  readonly met?: Met<Values, Version> | undefined;
}

const CHANGED = 412;

/** Was something not saved because somebody else has saved it meanwhile? */
export function isConflict(error: Error | null | undefined): boolean {
  return error instanceof ApiError && error.status === CHANGED;
}

/**
 * What is typed over a saved record, kept over a reload and an ended session until it is saved. `name` tells the record from others.
 *
 * A form in which nothing is typed follows the record. Where somebody else has saved it while something was typed, `saved` is read again and
 * merged by field: `met` tells what came from them, and asks for each field that both have changed. Until all of these are chosen the version
 * stays the former one, so the server refuses to save. `tidy` makes typed values those that would be saved.
 */
export function useTyped<Values extends object, Version>(
  name: string,
  memory: TypedMemory<Values, Version>,
  saved: Saved<Values, Version>,
  tidy: (values: Values) => Values = (values) => values,
) {
  const [state, setState] = useState(() => begin(memory.read(), saved, tidy));
  if (state.seen !== saved.version) setState(meet(state, saved, tidy));
  const { seen: _, met, ...typed } = state;
  const isDirty = !isSame(typed.values, typed.base);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `name` stands for the memory, which is a new object at each drawing
  useEffect(() => {
    const { version, values, base } = state;
    if (isDirty) memory.keep({ version, values, base });
    else memory.drop();
  }, [state, isDirty, name]);
  return {
    ...typed,
    isDirty,
    met,
    set: (change: (values: Values) => Values) => setState((all) => ({ ...all, values: change(all.values) })),
    /** Chooses whose value of a field that both have changed stays. */
    choose: (field: keyof Values, whose: Whose) => setState((all) => chosen(all, field, whose)),
    /** Goes on from a version that was read, in place of all that is typed. */
    take: (next: Saved<Values, Version>) => setState((all) => ({ ...fresh(next), seen: all.seen })),
    /** Goes on from the version that was saved when `sent` was given away. What was typed since then stays. */
    takeSaved: (next: Saved<Values, Version>, sent: Values) =>
      setState(({ seen, values }) => ({ ...fresh(next), seen, values: { ...next.values, ...typedSince(sent, values) } })),
  };
}

/** Whose value stays: that of the person who types, or the saved one. */
export type Whose = 'mine' | 'theirs';

const fresh = <Values, Version>({ version, values }: Saved<Values, Version>) => ({ version, values, base: values });

function begin<Values extends object, Version>(
  kept: ReturnType<TypedMemory<Values, Version>['read']>,
  saved: Saved<Values, Version>,
  tidy: (values: Values) => Values,
): State<Values, Version> {
  const seen = saved.version;
  if (!kept) return { ...fresh(saved), seen };
  const { version, values, base = version === seen ? saved.values : {} } = kept;
  return meet({ version, values, base, seen }, saved, tidy);
}

/** Goes on with what is saved now, merged with what is typed. */
function meet<Values extends object, Version>(
  state: State<Values, Version>,
  saved: Saved<Values, Version>,
  tidy: (values: Values) => Values,
): State<Values, Version> {
  const seen = saved.version;
  if (seen === state.version) return { ...state, seen };
  if (isSame(state.values, state.base)) return { ...fresh(saved), seen };
  const { values, base } = state;
  const { theirs, both } = mergeRecord(base, tidy(values), saved.values);
  return settled({
    values: { ...values, ...pick(saved.values, theirs) },
    version: state.version,
    // What is asked is still held against what was read; everything else against what is saved now.
    base: { ...omit(saved.values, both), ...pick(base, both) },
    seen,
    met: { ...saved, former: { ...pick(base, theirs), ...state.met?.former }, both },
  });
}

function chosen<Values extends object, Version>(
  state: State<Values, Version>,
  field: keyof Values,
  whose: Whose,
): State<Values, Version> {
  const { met, values, base } = state;
  if (!met?.both.includes(field)) return state;
  const theirs = pick(met.values, [field]);
  return settled({
    ...state,
    values: whose === 'mine' ? values : { ...values, ...theirs },
    base: { ...base, ...theirs },
    met: { ...met, both: met.both.filter((one) => one !== field) },
  });
}

/** Once nothing is asked any more, the form stands on the version that was met. */
function settled<Values, Version>(state: State<Values, Version>): State<Values, Version> {
  return state.met?.both.length === 0 ? { ...state, version: state.met.version } : state;
}

/** What was typed after `sent` was given away. */
function typedSince<Values extends object>(sent: Values, typed: Values): Partial<Values> {
  const names = Object.keys(typed) as (keyof Values)[];
  return pick(
    typed,
    names.filter((name) => !isSame(typed[name], sent[name])),
  );
}

import { hashKey, type Query, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { toast } from '../../../ui/toast.tsx';
import { fieldErrors } from './field-errors.ts';
import { isConflict, type Saved, type TypedMemory, useTyped } from './use-typed.ts';

export interface RecordSetup<Values extends object, Version, Stored> {
  /** Tells the record from others. */
  readonly name: string;
  readonly memory: TypedMemory<Values, Version>;
  /** The record as it was read last. */
  readonly saved: Saved<Values, Version>;
  /** Makes typed values those that would be saved. */
  readonly tidy?: ((values: Values) => Values) | undefined;
  /** What is wrong with the values, by field; said at the fields once somebody has tried to send them. */
  readonly check?: ((values: Values, base: Values) => Faults) | undefined;
  /** Stores what is typed over the version that was read. `set` keeps what must outlive a lost answer, such as the key of the try. */
  readonly save: (api: Api, typed: Read<Values, Version>, set: (changed: Partial<Values>) => void) => Promise<Stored>;
  /** What the form goes on from, with what was typed meanwhile. Without it the form is over once it is saved, as that of a new record. */
  readonly open?: ((stored: Stored) => Saved<Values, Version>) | undefined;
  /** Nothing of it is saved yet, so it can be saved as it is. */
  readonly isNew?: boolean;
  /** The key of the query that read the record: it gets what was stored, and is asked again when somebody else was faster. */
  readonly read?: QueryKey | undefined;
  /** Where else the record shows: queries whose keys begin with one of these are asked again after each try. */
  readonly shown?: readonly QueryKey[];
  /** Where the shop's mistakes about the fields point to, such as '/items/2'; to the whole of what was sent when not given. */
  readonly under?: string;
  /** Said once the record is saved. */
  readonly done?: string | undefined;
  readonly onSaved?: (stored: Stored) => unknown;
}

/** Sentences by the name of the field that they are about. */
export type Faults = Readonly<Record<string, string>>;

type Act<Version, Stored> = (version: Version) => Promise<Stored>;

/** What is typed, and what the record said when it was read; where nobody knows that any more, what it says now. */
interface Read<Values, Version> extends Saved<Values, Version> {
  readonly base: Values;
}

interface Then {
  readonly onSuccess?: () => unknown;
  readonly onError?: (error: Error) => unknown;
}

interface Sent<Values, Version, Stored> extends Read<Values, Version> {
  readonly isTyped: boolean;
  readonly act: Act<Version, Stored> | undefined;
}

export type RecordForm<Values extends object, Version = string, Stored = unknown> = ReturnType<
  typeof useRecordForm<Values, Version, Stored>
>;

/**
 * The form over a record. What is typed survives a reload, an ended session and leaving the page; letters that are typed while it is being saved
 * stay. Of two people at once each sees what the other has changed, field by field (`Conflict`). The shop's mistakes stand at the fields. Calls of
 * the panel's API that want a fresh second factor ask for it and are then repeated, so a form needs nothing for that.
 */
export function useRecordForm<Values extends object, Version = string, Stored = unknown>(
  setup: RecordSetup<Values, Version, Stored>,
) {
  const typed = useTyped(setup.name, setup.memory, setup.saved, setup.tidy);
  const { values, version, met, choose } = typed;
  const isDirty = typed.isDirty || setup.isNew === true;
  const base = { ...setup.saved.values, ...typed.base };
  const [isTried, setTried] = useState(false);
  const set = (changed: Partial<Values>) => typed.set((all) => ({ ...all, ...changed }));
  const run = useSending(setup, typed.takeSaved, set, () => setTried(false));
  const wrong = setup.check?.(values, base) ?? {};
  const errors: Faults = { ...fieldErrors(run.error, setup.under), ...(isTried ? wrong : {}) };
  const send = (isTyped: boolean, act?: Act<Version, Stored>, then?: Then) => {
    if (!run.isPending) run.mutate({ version, values, base, isTyped, act }, then);
  };
  return {
    values,
    version,
    base,
    isDirty,
    met,
    choose,
    set,
    errors,
    error: run.error,
    isPending: run.isPending,
    stored: run.data,
    ...controlsOf(values, errors, (name, value) => set({ [name]: value } as Partial<Values>)),
    /** Changes by what the values are then, for what may arrive between two draws. */
    change: typed.set,
    /** Nothing that the form itself knows keeps it from being sent. */
    isRight: Object.keys(wrong).length === 0,
    /** Says what is wrong, because somebody has tried to send it. */
    refuse: () => setTried(true),
    /** Saves what is typed. */
    send: () => send(true),
    /** Saves what is typed, if anything is, and does something else to what is then saved. */
    sendThen: (act: Act<Version, Stored>, then?: Then) => send(isDirty, act, then),
    /** Does something else to the record; what is typed stays. */
    act: (act: Act<Version, Stored>) => send(false, act),
  };
}

/** What a form sends, and what becomes of the answer. */
function useSending<Values extends object, Version, Stored>(
  setup: RecordSetup<Values, Version, Stored>,
  takeSaved: (next: Saved<Values, Version>, sent: Values) => void,
  set: (changed: Partial<Values>) => void,
  onSaved: () => void,
) {
  const { memory, saved, read, shown = [], open } = setup;
  const api = useApi();
  const cache = useQueryClient();
  const isElsewhere = ({ queryHash }: Query) => !read || queryHash !== hashKey(read);
  const keep = (stored: Stored, sent: Values): Stored => {
    memory.drop();
    if (read) cache.setQueryData(read, stored);
    if (open) takeSaved(open(stored), sent);
    return stored;
  };
  return useMutation({
    // An answer that is still on its way tells what stood there before.
    onMutate: () => read && cache.cancelQueries({ queryKey: read }),
    mutationFn: async ({ isTyped, act, ...sent }: Sent<Values, Version, Stored>) => {
      const stored = isTyped ? keep(await setup.save(api, sent, set), sent.values) : undefined;
      if (!act) return stored as Stored;
      const now = isTyped ? (open?.(stored as Stored) ?? sent) : { ...saved, version: sent.version };
      return keep(await act(now.version), now.values);
    },
    onSuccess: async (stored) => {
      onSaved();
      if (setup.done) toast({ title: setup.done, kind: 'success' });
      await setup.onSaved?.(stored);
    },
    onError: (error) => (read && isConflict(error) ? cache.invalidateQueries({ queryKey: read }) : undefined),
    onSettled: () => Promise.all(shown.map((queryKey) => cache.invalidateQueries({ queryKey, predicate: isElsewhere }))),
  });
}

interface Typing {
  readonly target: { readonly value: string };
}
interface Ticking {
  readonly target: { readonly checked: boolean };
}

/** What the fields of a form take. */
function controlsOf<Values extends object>(values: Values, errors: Faults, put: (name: keyof Values, value: string) => void) {
  return {
    /** A field whose value is a text. */
    field: (name: keyof Values & string) => ({
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }: Typing) => put(name, target.value),
    }),
    /** A box, whose value is 'true' or nothing. */
    box: (name: keyof Values & string) => ({
      checked: values[name] !== '',
      error: errors[name],
      onChange: ({ target }: Ticking) => put(name, target.checked ? 'true' : ''),
    }),
  };
}

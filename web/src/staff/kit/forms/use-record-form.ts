import { hashKey, type Query, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Api } from '../../../api/client.ts';
import { codeOf, fieldErrors, isConflict, isUnsure } from '../../../api/late/refusals.ts';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { toast } from '../../../ui/toast.tsx';
import { type Drafts, useOwnDraft } from './own-draft.ts';
import { type Saved, type Typed, type TypedForm, type TypedMemory, useTyped } from './use-typed.ts';

export interface RecordSetup<Values extends object, Version, Stored> {
  /** Tells the form from others, and its record from others of the kind. */
  readonly about: string;
  /** Where what is typed is kept; in the tab when not given. */
  readonly drafts?: Drafts;
  /** The record as it was read last. */
  readonly saved: Saved<Values, Version>;
  /** What the typed values would be once they are saved, for the comparison with what others saved. */
  readonly tidy?: ((values: Values) => Values) | undefined;
  /** What is wrong with the values, by field; shown at the fields once somebody has tried to send them. */
  readonly check?: ((values: Values, base: Values) => Faults) | undefined;
  /** Stores what is typed over the version that was read. */
  readonly save: (api: Api, typed: Typed<Values, Version>, idOf: IdOf) => Promise<Stored>;
  /** The record from which the form goes on once it is stored. Without it the form is then over, as that of a new record. */
  readonly toSaved?: ((stored: Stored) => Saved<Values, Version>) | undefined;
  /** Nothing of the record is saved yet, so it can be saved even if nothing is typed. */
  readonly isNew?: boolean;
  /** The key of the query that read the record: it gets what was stored, and is asked again after a conflict or a lost answer. */
  readonly recordKey?: QueryKey | undefined;
  /** Queries besides `recordKey`: those whose keys begin with one of these are asked again after each try. */
  readonly refreshes?: readonly QueryKey[];
  /** The place below which the shop's mistakes about the fields point, such as '/items/2'; by default the whole of what was sent. */
  readonly under?: string;
  /** The message that is shown once the record is saved. */
  readonly done?: string | undefined;
  readonly onSaved?: (stored: Stored) => unknown;
}

/**
 * Returns the id or idempotency key of what a form sends. The same content gets the same id, after a reload too, so that the shop does once what
 * is sent twice. Changed content gets a new id, because the shop would refuse it under the old one.
 */
type IdOf = (content: object) => string;

/** Sentences by the name of the field that they are about. */
export type Faults = Readonly<Record<string, string>>;

/** Does something to a saved version other than saving it, such as publishing it. */
type RecordAction<Version, Stored> = (version: Version) => Promise<Stored>;

interface AnswerCallbacks {
  readonly onSuccess?: () => unknown;
  readonly onError?: (error: Error) => unknown;
}

/**
 * The form over a record. What is typed survives a reload, an ended session and leaving the page; letters that are typed while it is being saved
 * stay. Of two people at once each sees what the other has changed, field by field (`Conflict`). The shop's mistakes stand at the fields. Calls of
 * the panel's API that want a fresh second factor ask for it and are then repeated, so a form needs nothing for that.
 */
export function useRecordForm<Values extends object, Version extends string | number = string, Stored = unknown>(
  setup: RecordSetup<Values, Version, Stored>,
) {
  const memory = useOwnDraft<Values, Version>(setup.about, setup.saved.values, setup.drafts);
  const typed = useTyped(memory, setup.saved, setup.tidy);
  const { values, version, base, lastTry, newer, choose } = typed;
  const isDirty = typed.isDirty || setup.isNew === true;
  const [isTried, setTried] = useState(false);
  const set = (changed: Partial<Values>) => typed.set((all) => ({ ...all, ...changed }));
  const sending = useSending(setup, memory, typed, () => setTried(false));
  const wrong = setup.check?.(values, base) ?? {};
  const refused = fieldErrors(sending.error, setup.under);
  const errors: Faults = isTried ? { ...refused, ...wrong } : refused;
  const isRight = Object.keys(wrong).length === 0;
  const refuse = () => setTried(true);
  const begin = (press: Pick<Press<Values, Version, Stored>, 'savesTyped' | 'action'>, callbacks?: AnswerCallbacks) => {
    // A button that tries again sends without `CheckedForm`.
    if (press.savesTyped && !isRight) refuse();
    else if (!sending.isPending) sending.mutate({ ...press, typed: { version, values, base, lastTry } }, callbacks);
  };
  return {
    base,
    isDirty,
    newer,
    choose,
    errors,
    error: sending.error,
    isPending: sending.isPending,
    stored: sending.data,
    set,
    ...formFields(values, errors, set),
    /** Changes the values by what they are then, for what may arrive between two draws. */
    change: typed.set,
    /** Nothing that the form itself knows keeps it from being sent. */
    isRight,
    /** Shows what is wrong, because somebody has tried to send it. */
    refuse,
    /** Saves what is typed. */
    send: () => begin({ savesTyped: true }),
    /** Saves what is typed, if anything is, and then does something to what is saved. */
    sendThen: (action: RecordAction<Version, Stored>, callbacks?: AnswerCallbacks) =>
      begin({ savesTyped: isDirty, action }, callbacks),
    /** Does something to the record; what is typed stays. */
    act: (action: RecordAction<Version, Stored>) => begin({ savesTyped: false, action }),
  };
}

/** What one press sends: what is typed, an action, or both. */
interface Press<Values, Version, Stored> {
  readonly typed: Typed<Values, Version>;
  /** What is typed is saved; otherwise there is an action. */
  readonly savesTyped: boolean;
  readonly action?: RecordAction<Version, Stored>;
}

/**
 * Sends what a press asks for, and gives the answer to the form and to the queries that show the record. `hideFaults` shows what is wrong no
 * more, until somebody tries again to send it.
 */
function useSending<Values extends object, Version, Stored>(
  setup: RecordSetup<Values, Version, Stored>,
  memory: TypedMemory<Values, Version>,
  { takeSaved, end, keepTry, keepUnheard }: TypedForm<Values, Version>,
  hideFaults: () => void,
) {
  const { saved, recordKey, refreshes = [], toSaved } = setup;
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  // The query that read the record has the answer already.
  const isElsewhere = ({ queryHash }: Query) => !recordKey || queryHash !== hashKey(recordKey);
  const takeStored = (stored: Stored, sent: Values): Stored => {
    // At once, because whoever called may leave the page before the form is drawn again.
    if (toSaved) memory.drop();
    else end();
    if (recordKey) cache.setQueryData(recordKey, stored);
    if (toSaved) takeSaved(toSaved(stored), sent);
    return stored;
  };
  const save = async (typed: Typed<Values, Version>) => {
    const idOf: IdOf = (content) => {
      const text = JSON.stringify(content);
      const [lastId = '', ...lastText] = typed.lastTry.split(' ');
      const id = lastText.join(' ') === text ? lastId : crypto.randomUUID();
      keepTry(`${id} ${text}`);
      return id;
    };
    const answer = setup.save(api, typed, idOf).catch((error: unknown) => {
      if (codeOf(error) !== 'secret_gone') throw error;
      // The shop tells the secret of this try no more, so another press makes something new.
      keepTry('');
      throw new Error(t('staff.secretGone'), { cause: error });
    });
    return takeStored(await answer, typed.values);
  };
  const run = async (action: RecordAction<Version, Stored>, { version, values }: Saved<Values, Version>) =>
    takeStored(await action(version), values);
  return useMutation({
    // Some answers are told once, such as the secret of a key: nothing keeps them beyond their page.
    gcTime: 0,
    // An answer that is still on its way tells what stood there before.
    onMutate: () => recordKey && cache.cancelQueries({ queryKey: recordKey }),
    mutationFn: async ({ typed, savesTyped, action }: Press<Values, Version, Stored>) => {
      if (!action) return save(typed);
      // Nothing of what is typed is sent, so all of it stays in the form.
      if (!savesTyped) return run(action, { version: typed.version, values: saved.values });
      const stored = await save(typed);
      return run(action, toSaved?.(stored) ?? typed);
    },
    onSuccess: async (stored) => {
      hideFaults();
      if (setup.done) toast({ title: setup.done, kind: 'success' });
      await setup.onSaved?.(stored);
    },
    // Somebody else was faster, or the shop may have done it although its answer was lost.
    onError: async (error, { typed, savesTyped }) => {
      if (savesTyped && isUnsure(error)) keepUnheard(typed.values);
      if (recordKey && (isConflict(error) || isUnsure(error))) await cache.invalidateQueries({ queryKey: recordKey });
    },
    onSettled: () => Promise.all(refreshes.map((queryKey) => cache.invalidateQueries({ queryKey, predicate: isElsewhere }))),
  });
}

/** The values of a form, and what its fields take. */
export interface FormFields<Values extends object> {
  readonly values: Values;
  /** The properties of a field whose value is a text. */
  readonly field: (name: keyof Values & string) => ControlOf<'value', string>;
  /** The properties of a box, whose value is 'true' or empty. */
  readonly box: (name: keyof Values & string) => ControlOf<'checked', boolean>;
}

/** What a control takes that holds its value under this name. */
type ControlOf<Name extends string, Value> = Readonly<Record<Name, Value>> & {
  readonly error: string | undefined;
  readonly onChange: (event: { readonly target: Readonly<Record<Name, Value>> }) => void;
};

function formFields<Values extends object>(
  values: Values,
  errors: Faults,
  set: (changed: Partial<Values>) => void,
): FormFields<Values> {
  const put = (name: keyof Values, value: string) => set({ [name]: value } as Partial<Values>);
  return {
    values,
    field: (name) => ({
      value: values[name] as string,
      error: errors[name],
      onChange: ({ target }) => put(name, target.value),
    }),
    box: (name) => ({
      checked: values[name] !== '',
      error: errors[name],
      onChange: ({ target }) => put(name, target.checked ? 'true' : ''),
    }),
  };
}

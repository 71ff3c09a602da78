import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type DefaultValues, type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { filled } from '../../memory/late/draft.ts';
import { formDrafts } from '../../memory/late/form-drafts.ts';
import { isSame, mergeRecord, pick } from '../../memory/late/merge-record.ts';

interface FormOver<Values> {
  /** Names the form and what it is about; and who types, unless nobody else can open it: whoever comes next in this tab must not find it. */
  readonly place: string;
  /** What the fields hold of the record, as it was read last; of a new one, what they begin with. */
  readonly stored: Values;
}

/**
 * A form over a record that other devices and the staff change too, or over a new record. Fields in which nothing is typed take what others
 * have stored, because saving would otherwise undo it. What is typed survives a reload and an ended session until `forget`, or until it is
 * stored. `base` has what was stored last; `contested` names the fields that somebody else has changed while something is typed in them.
 * `finish` forgets as `forget` does, unless something was typed while the answer was awaited: then it is false, and the form goes on.
 */
export function useFormOver<Values extends FieldValues>({ stored, ...opened }: FormOver<Values>) {
  // `place` may change while the form is open, when a new record gets its id: the draft stays under the first.
  const [place] = useState(opened.place);
  const [begun] = useState(() => begunWith(place, stored));
  const [contested, setContested] = useState(begun.contested);
  const form = useForm<Values>({ defaultValues: begun.values as DefaultValues<Values> });
  const base = useRef(stored);
  /** The record as it was read last: until it is read again, `base` knows more of what this form has saved. */
  const seen = useRef(stored);
  /** What the contested fields held before somebody else changed them: by it they are contested again after a reload. */
  const before = useRef(begun.before);
  const { getValues, setValue, watch } = form;
  const forget = () => formDrafts.drop(place);
  /** Keeps what is typed, if anything is: a draft that says what is stored would hide what others store later. */
  const keep = () => {
    const values = getValues();
    if (isStored(values, base.current)) forget();
    else formDrafts.put({ place, values: { ...values, consent: undefined }, base: { ...base.current, ...before.current } });
  };
  const onType = useEffectEvent(keep);
  useEffect(() => {
    const { unsubscribe } = watch(() => onType());
    return unsubscribe;
  }, [watch]);
  useEffect(() => {
    if (!isSame(seen.current, stored)) {
      const { theirs, contested: news } = mergeRecord<Values>(base.current, getValues(), stored);
      before.current = { ...pick(base.current, news), ...before.current };
      base.current = stored;
      seen.current = stored;
      for (const field of theirs as Path<Values>[]) setValue(field, stored[field] as PathValue<Values, typeof field>);
      if (news.length > 0) setContested((known) => [...known, ...news]);
    }
    // A press whose answer was lost may have stored what was typed.
    if (isStored(getValues(), stored)) formDrafts.drop(place);
  }, [stored, place, getValues, setValue]);
  /** What was sent is stored, as `saved`. Is the form over? */
  const finish = (sent: Values, saved: Values): boolean => {
    base.current = saved;
    before.current = {};
    setContested([]);
    const isOver = isStored(getValues(), sent);
    if (isOver) forget();
    else keep();
    return isOver;
  };
  return { form, base, contested, isOvertaken: contested.length > 0, forget, finish };
}

/** Do the fields say what is stored? A consent does not count: it is given anew with what is sent, and no draft keeps it. */
function isStored<Values extends FieldValues>(values: Values, stored: Values): boolean {
  return isSame({ ...values, consent: undefined }, { ...stored, consent: undefined });
}

/** What a form begins with: what was typed before, merged with what is stored now. */
function begunWith<Values extends FieldValues>(place: string, stored: Values) {
  const draft = formDrafts.of(place) ?? { values: stored, base: stored };
  const base = filled(draft.base, stored);
  const merged = mergeRecord<Values>(base, filled(draft.values, stored), stored);
  return { ...merged, before: pick<Values>(base, merged.contested) };
}

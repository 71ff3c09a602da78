import { useEffect } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { ApiError } from '../../api/error.ts';
import { useClosedDays } from '../../api/late/closed-days.ts';
import type { User } from '../../api/late/current-user.ts';
import { formatDay } from '../../i18n/format.ts';
import { type I18n, type MessageKey, type Translate, useI18n } from '../../i18n/i18n.tsx';
import { lastDay, localDay } from '../../i18n/late/days.ts';
import { planDraft } from '../../memory/late/plan-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { useTyped } from '../../ui/late/use-typed.ts';
import { LatePart } from '../../ui/late-part.tsx';
import { toast } from '../../ui/toast.tsx';
import type { RitualPlan } from '../queries.ts';
import { SaveButtons } from '../save-buttons.tsx';
import { formFailureText, isOvertaken } from '../words.ts';
import { OwnReasons } from './own-reasons.tsx';
import {
  dateFault,
  initialPlan,
  isListed,
  keptDay,
  needsNewDay,
  ownLine,
  type PlanValues,
  participantFaults,
  refusedLines,
} from './plan-values.ts';
import { useSavePlan } from './use-save-plan.ts';

/** A ritual for which a day is chosen. */
interface PlannedService {
  readonly id: string;
  readonly name: string;
}

const loadCalendar = () => import('../../storefront/good-days/day-calendar.tsx');

interface PlanFormProps {
  user: User;
  plan: RitualPlan | null;
  /** What gets the chosen day. */
  rituals: PlannedService[];
  /** True when the customer has opened the form: the focus moves into it. */
  isReached: boolean;
  onSaved: (plan: RitualPlan) => void;
  onCancel?: (() => void) | undefined;
}

/** Asks for the first day, the wishes and the participants. Typed text survives a reload. */
export function PlanForm({ user, plan, rituals, isReached, onSaved, onCancel }: PlanFormProps) {
  const { t, language } = useI18n();
  const form = useForm<PlanValues>({ defaultValues: initialPlan(plan, user.id) });
  const save = useSavePlan(user.email, plan?.version, onSaved);
  useTyped(form, (values) => planDraft.keep({ userId: user.id, values }));
  useRefusedFields(form, save.error);
  const { handleSubmit, setFocus } = form;
  useEffect(() => {
    if (isReached) setFocus('startDate');
  }, [isReached, setFocus]);
  const submit = handleSubmit(
    (values) => {
      if (!save.isPending) save.mutate(values);
    },
    ({ startDate }) => {
      if (startDate?.message) toast({ title: t('account.error'), description: startDate.message, kind: 'error' });
    },
  );
  const cancel = () => {
    planDraft.forget();
    onCancel?.();
  };
  const otherError =
    save.error &&
    refusedFields(save.error, t).length === 0 &&
    (overtakenText(save.error, plan, { t, language }) ?? formFailureText(save.error, t('account.planNotSaved'), t));
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex flex-col gap-4">
      <p className="text-muted text-sm">{t(needsNewDay(plan) ? 'account.planNewDay' : 'account.planIntro')}</p>
      <PlanFields form={form} rituals={rituals} plan={plan} profile={user.profile} />
      <Alert>{otherError}</Alert>
      <SaveButtons label={t('account.planSave')} isSaving={save.isPending} onCancel={onCancel && cancel} />
    </form>
  );
}

/** What another device has made of the plan; undefined for every other failure. */
function overtakenText(error: Error, plan: RitualPlan | null, { t, language }: Pick<I18n, 't' | 'language'>): string | undefined {
  if (!isOvertaken(error) || !plan) return undefined;
  const { startDate, participants, specialWishes } = plan;
  const [people, wishes] = [participants.split('\n').join('; '), specialWishes].map((text) => text || t('account.planNone'));
  return t('account.planOvertaken', { day: formatDay(startDate, language), people: people ?? '', wishes: wishes ?? '' });
}

interface PlanFieldsProps {
  form: UseFormReturn<PlanValues>;
  rituals: PlannedService[];
  plan: RitualPlan | null;
  profile: User['profile'];
}

function PlanFields({
  form: { register, formState, watch, getValues, setValue, setFocus },
  rituals,
  plan,
  profile,
}: PlanFieldsProps) {
  const kept = keptDay(plan);
  const { t, language } = useI18n();
  const closedDays = useClosedDays();
  // The line of participants that the customer is.
  const own = ownLine(profile);
  const { startDate, participants } = formState.errors;
  // A native calendar cannot strike out single days, so a closed day is refused as soon as it is chosen.
  const closed = (day: string) => {
    if (day === kept) return undefined;
    const reason = closedDays.reasonOf(day);
    if (reason) return t('order.wishClosed', { reason });
    return closedDays.isFull(day) ? t('order.wishFull') : undefined;
  };
  const last = t('order.wishLastDay', { day: formatDay(lastDay(), language) });
  const addOwn = () => {
    const before = getValues('participants').trimEnd();
    setValue('participants', [before, own].filter(Boolean).join('\n'), { shouldDirty: true, shouldValidate: true });
    setFocus('participants');
  };
  const listed = closedDays.listFrom(localDay());
  return (
    <>
      <Field
        label={t('account.planStart')}
        type="date"
        min={localDay()}
        max={lastDay()}
        required
        className="max-w-64"
        hint={[last, listed && t('account.planClosedDays', { days: listed })].filter(Boolean).join(' ')}
        error={startDate?.message ?? closed(watch('startDate'))}
        {...register('startDate', {
          validate: (day) => closed(day) ?? faultText(dateFault(day, kept), t, { day: formatDay(lastDay(), language) }),
        })}
      />
      <LatePart
        load={loadCalendar}
        props={{
          rituals,
          value: watch('startDate'),
          kept,
          onChoose: (day: string) => setValue('startDate', day, { shouldDirty: true, shouldValidate: true }),
        }}
      />
      {profile && <OwnReasons profile={profile} day={watch('startDate')} />}
      <AreaField
        label={t('account.planWishes')}
        hint={t('account.planWishesHint')}
        maxLength={4000}
        {...register('specialWishes')}
      />
      <AreaField
        label={t('account.planParticipants')}
        hint={t('account.planParticipantsHint')}
        placeholder={t('account.planParticipantsSample')}
        maxLength={8000}
        rows={5}
        error={participants?.message}
        {...register('participants', { validate: (text) => participantFaults(text.trimEnd(), t, plan?.participants) ?? true })}
      />
      {own && !isListed(own, watch('participants')) && (
        <Button variant="soft" className="self-start" onClick={addOwn}>
          {t('account.planAddMe')}
        </Button>
      )}
    </>
  );
}

/** Shows the server's sentence about a refused field beside that field, and moves the focus there. */
function useRefusedFields({ setError, setFocus }: UseFormReturn<PlanValues>, error: Error | null): void {
  const { t } = useI18n();
  useEffect(() => {
    const refused = error ? refusedFields(error, t) : [];
    for (const [field, message] of refused) setError(field, { type: 'shop', message });
    if (refused[0]) setFocus(refused[0][0]);
  }, [error, setError, setFocus, t]);
}

function faultText(fault: MessageKey | undefined, t: Translate, last: { day: string }): string | true {
  return fault ? t(fault, last) : true;
}

/** The server's sentences about the day and the participants, in the order of the form's fields. */
function refusedFields(error: Error, t: Translate): readonly (readonly ['startDate' | 'participants', string])[] {
  const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
  const day = errors.find(({ pointer }) => pointer === '/startDate')?.detail;
  const lines = refusedLines(errors, t);
  const refused: (readonly ['startDate' | 'participants', string])[] = [];
  if (day) refused.push(['startDate', day]);
  if (lines) refused.push(['participants', lines]);
  return refused;
}

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { textIn } from '../../api/bilingual.ts';
import { useClosedDays } from '../../api/late/closed-days.ts';
import type { User } from '../../api/late/current-user.ts';
import { fieldErrors, isConflict, mistakesOf } from '../../api/late/refusals.ts';
import { formatDay, withDash } from '../../i18n/format.ts';
import { type I18n, type Translate, useI18n } from '../../i18n/i18n.tsx';
import { lastDay, localDay } from '../../i18n/late/days.ts';
import { useFormOver } from '../../page/late/use-form-over.ts';
import { useRefusedFields } from '../../page/late/use-refused-fields.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { formFailureText } from '../failures.ts';
import type { RitualPlan } from '../queries.ts';
import { SaveButtons } from '../save-buttons.tsx';
import { OwnReasons } from './own-reasons.tsx';
import {
  dateFault,
  isListed,
  isUndated,
  keptDay,
  lacksDay,
  ownLine,
  type PlanValues,
  participantFaults,
  refusedLines,
  valuesOf,
} from './plan-values.ts';
import { useSavePlan } from './use-save-plan.ts';

/** A ritual for which a day is chosen. */
interface RitualToPlan {
  readonly id: string;
  readonly name: string;
}

const loadCalendar = () => import('../../storefront/good-days/day-calendar.tsx');

interface PlanFormProps {
  user: User;
  plan: RitualPlan | null;
  /** The rituals that get the chosen day. */
  rituals: RitualToPlan[];
  /** True when the customer has opened the form: the focus then moves into it. */
  takesFocus: boolean;
  onSend: () => void;
  onSaved: (plan: RitualPlan) => void;
  onCancel?: (() => void) | undefined;
}

/** Asks for the first day, the wishes and the participants. Typed text survives a reload. */
export function PlanForm({ user, plan, rituals, takesFocus, onSend, onSaved, onCancel }: PlanFormProps) {
  const { t, language } = useI18n();
  const { form, isOvertaken, forget, finish } = useFormOver({ place: `${user.id} plan`, stored: valuesOf(plan) });
  const save = useSavePlan(user.email, (saved, { version: _, ...sent }) => {
    if (finish(sent, valuesOf(saved))) onSaved(saved);
  });
  useRefusedFields(form, save.error, (error) => refusedFields(error, t));
  const { handleSubmit, setFocus } = form;
  const kept = keptDay(plan);
  useEffect(() => {
    if (takesFocus) setFocus('startDate');
  }, [takesFocus, setFocus]);
  const submit = handleSubmit(
    (values) => {
      onSend();
      if (!save.isPending) save.mutate({ ...values, version: plan?.version });
    },
    ({ startDate }) => {
      // The day stands at the top of a long form: a toast tells of it, too.
      if (startDate?.message) toast({ title: t('account.error'), description: startDate.message, kind: 'error' });
    },
  );
  const cancel = () => {
    forget();
    onCancel?.();
  };
  const hasConflict = plan !== null && isConflict(save.error);
  // Until the plan is read again nobody knows what another device has made of it.
  const isReadAgain = plan?.version !== save.variables?.version;
  const overtaken = plan && (isOvertaken || (hasConflict && isReadAgain)) && overtakenText(plan, { t, language });
  const refused = refusedFields(save.error, t);
  const isExplained = hasConflict || refused.startDate || refused.participants;
  const otherError = save.error && !isExplained && formFailureText(save.error, t('account.planNotSaved'), t);
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex flex-col gap-4">
      <p className="text-muted text-sm">{introOf(plan, { t, language })}</p>
      {/* Drawn before the other fields register, so that of several wrong fields the first of the page gets the focus. */}
      <DayField form={form} kept={kept} />
      <OtherFields form={form} kept={kept} rituals={rituals} plan={plan} profile={user.profile} />
      <Alert>{otherError}</Alert>
      <Alert>{overtaken}</Alert>
      <SaveButtons label={t('account.planSave')} isSaving={save.isPending} onCancel={onCancel && cancel} />
    </form>
  );
}

/** What the chosen day is for. When something was ordered after the plan was saved, it also says which rituals move to the chosen day. */
function introOf(plan: RitualPlan | null, { t, language }: Pick<I18n, 't' | 'language'>): string {
  if (!plan || !lacksDay(plan)) return t('account.planIntro');
  const dated = plan.rituals.filter((ritual) => ritual.moving.way === 'plan' && !isUndated(ritual));
  if (dated.length === 0) return t('account.planNewDay');
  const rituals = dated.map((ritual) => {
    return `${withDash(textIn(ritual, language)('name'))} (${formatDay(ritual.startDate, language)})`;
  });
  return `${t('account.planNewDay')} ${t('account.planMovesToo', { rituals: rituals.join('; ') })}`;
}

/** What another device has made of the plan, which was read again. */
function overtakenText(plan: RitualPlan, { t, language }: Pick<I18n, 't' | 'language'>): string {
  const { startDate, participants, specialWishes } = plan;
  const people = participants.replaceAll('\n', '; ') || t('account.planNone');
  const wishes = specialWishes || t('account.planNone');
  return t('account.planOvertaken', { day: formatDay(startDate, language), people, wishes });
}

interface DayFieldProps {
  form: UseFormReturn<PlanValues>;
  /** The day of the saved plan, which may stay although it is closed or over by now. */
  kept: string | undefined;
}

function DayField({ form: { register, formState, watch }, kept }: DayFieldProps) {
  const { t, language } = useI18n();
  const closedDays = useClosedDays();
  /** What the messages about the last day name. */
  const last = { day: formatDay(lastDay(), language) };
  const listed = closedDays.listFrom(localDay());
  // A native calendar cannot strike out single days, so a closed day is refused as soon as it is chosen.
  const closedText = (day: string) => (day === kept ? undefined : closedDays.refusalOf(day));
  const validate = (day: string) => {
    const fault = dateFault(day, kept);
    return closedText(day) ?? (fault ? t(fault, last) : true);
  };
  return (
    <Field
      label={t('account.planStart')}
      type="date"
      min={localDay()}
      max={lastDay()}
      required
      className="max-w-64"
      hint={[t('order.wishLastDay', last), listed && t('account.planClosedDays', { days: listed })].filter(Boolean).join(' ')}
      error={formState.errors.startDate?.message ?? closedText(watch('startDate'))}
      {...register('startDate', { validate })}
    />
  );
}

interface OtherFieldsProps extends DayFieldProps {
  rituals: RitualToPlan[];
  plan: RitualPlan | null;
  profile: User['profile'];
}

/** The calendar of the days, the wishes and the participants. */
function OtherFields({ form, kept, rituals, plan, profile }: OtherFieldsProps) {
  const { t } = useI18n();
  const { register, formState, watch, getValues, setValue, setFocus } = form;
  const day = watch('startDate');
  const myLine = ownLine(profile);
  const addMe = () => {
    const before = getValues('participants').trimEnd();
    setValue('participants', [before, myLine].filter(Boolean).join('\n'), { shouldDirty: true, shouldValidate: true });
    setFocus('participants');
  };
  return (
    <>
      <LatePart
        load={loadCalendar}
        waiting={<Skeleton className="h-190" />}
        props={{
          rituals,
          value: day,
          kept,
          onChoose: (chosen: string) => setValue('startDate', chosen, { shouldDirty: true, shouldValidate: true }),
        }}
      />
      {profile && <OwnReasons profile={profile} day={day} />}
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
        error={formState.errors.participants?.message}
        {...register('participants', { validate: (text) => participantFaults(text.trimEnd(), t, plan?.participants) ?? true })}
      />
      {myLine && !isListed(myLine, watch('participants')) && (
        <Button variant="soft" className="self-start" onClick={addMe}>
          {t('account.planAddMe')}
        </Button>
      )}
    </>
  );
}

/** The server's sentences about the day and the participants. */
function refusedFields(error: Error | null, t: Translate) {
  return { startDate: fieldErrors(error).startDate, participants: refusedLines(mistakesOf(error), t) };
}

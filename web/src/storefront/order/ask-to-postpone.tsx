import { type FormEvent, useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { Language } from '#kernel/language.ts';
import { textIn } from '../../api/bilingual.ts';
import { useClosedDays } from '../../api/late/closed-days.ts';
import { fieldErrors } from '../../api/late/refusals.ts';
import type { Order } from '../../api/queries.ts';
import { formatDay, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { lastDay, localDay } from '../../i18n/late/days.ts';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { formDrafts } from '../../memory/late/form-drafts.ts';
import { useFormOver } from '../../page/late/use-form-over.ts';
import { useRefusedFields } from '../../page/late/use-refused-fields.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { useFocusBack } from '../../ui/late/use-focus-back.ts';
import { LatePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failure } from './order-repair.tsx';
import { type OwnPostponement, POSTPONEMENT_PATH, useChangeWish } from './own-postponement.ts';
import { mayGetInPlan, mustAskFor } from './ways-to-another-day.tsx';

const loadCalendar = () => import('../good-days/day-calendar.tsx');

/** Asks for another first day of what the plan does not move. What was typed survives a reload and an ended session: then the form is open. */
export function AskToPostpone({ order, postponement }: { order: Order; postponement: OwnPostponement }) {
  const { t, language } = useI18n();
  const [form, setForm] = useState<'closed' | 'restored' | 'opened'>(() => (isTyped(order.id) ? 'restored' : 'closed'));
  const opener = useFocusBack(form !== 'closed');
  if (form !== 'closed')
    return (
      <PostponeForm order={order} postponement={postponement} takesFocus={form === 'opened'} onClose={() => setForm('closed')} />
    );
  const mustAsk = postponement.rituals.some(({ moving }) => moving.way === 'ask');
  return (
    <Button ref={opener} variant={mustAsk ? 'soft' : 'quiet'} className="w-full" onClick={() => setForm('opened')}>
      {mustAsk ? t('order.wishPostpone') : t('order.wishSooner', { day: formatDay(postponement.freeFrom, language) })}
    </Button>
  );
}

/** Where what is typed about an order is kept. */
const placeOf = (orderId: string) => `postpone ${orderId}`;
const isTyped = (orderId: string) => formDrafts.of(placeOf(orderId)) !== undefined;

interface Wish {
  readonly startDate: string;
  readonly reason: string;
  /** Positions of the rituals that keep their day. */
  readonly leftOut: readonly number[];
}

const NO_WISH: Wish = { startDate: '', reason: '', leftOut: [] };

interface PostponeFormProps {
  order: Order;
  postponement: OwnPostponement;
  /** True when the customer has just opened the form by a button, in whose place it stands. */
  takesFocus: boolean;
  onClose: () => void;
}

function PostponeForm({ order, postponement, takesFocus, onClose }: PostponeFormProps) {
  const { id } = order;
  const { t, language } = useI18n();
  const { form, forget } = useFormOver({ place: placeOf(id), stored: NO_WISH });
  const { startDate, reason, leftOut } = form.watch();
  const refusal = useClosedDays().refusalOf(startDate);
  const ritualsToAsk = postponement.rituals.filter((ritual) => mustAskFor(ritual, startDate, postponement.freeFrom));
  const items = ritualsToAsk.map(({ position }) => position).filter((position) => !leftOut.includes(position));
  const canSend = startDate !== '' && refusal === undefined && items.length > 0;
  const ask = useChangeWish(
    id,
    (api) => api.PUT(POSTPONEMENT_PATH, { params: { path: { id } }, body: { startDate, reason, items } }),
    t('order.wishNotSent'),
    forget,
  );
  useRefusedFields(form, ask.error);
  const giveUp = () => {
    forget();
    onClose();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (ask.isPending || !canSend) return;
    form.clearErrors();
    ask.mutate();
  };
  return (
    <form className="flex flex-col gap-4" onSubmit={onSubmit} noValidate>
      <DayField form={form} refusal={refusal} takesFocus={takesFocus} />
      <LatePart
        load={loadCalendar}
        waiting={<Skeleton className="h-190" />}
        props={{
          rituals: movableRituals(order, postponement, language),
          value: startDate,
          kept: undefined,
          onChoose: (day: string) => {
            form.setValue('startDate', day);
            form.clearErrors('startDate');
          },
        }}
      />
      {startDate !== '' && !refusal && ritualsToAsk.length === 0 && (
        <FreeDay isInPlan={postponement.rituals.some((ritual) => mayGetInPlan(ritual, startDate))} />
      )}
      {ritualsToAsk.length > 0 && postponement.rituals.length > 1 && (
        <RitualChoice rituals={ritualsToAsk} leftOut={leftOut} onChange={(positions) => form.setValue('leftOut', positions)} />
      )}
      <AreaField label={t('order.wishReason')} maxLength={500} rows={3} {...form.register('reason')} />
      <p className="text-muted text-sm">{t('order.wishPostponeText')}</p>
      <Button type="submit" className="w-full" disabled={!canSend} isBusy={ask.isPending}>
        {t('order.wishSend')}
      </Button>
      <Button variant="quiet" className="w-full" isBusy={ask.isPending} onClick={giveUp}>
        {t('order.wishKeepDay')}
      </Button>
      <Failure error={fieldErrors(ask.error).startDate ? null : ask.error} />
    </form>
  );
}

interface DayFieldProps {
  form: UseFormReturn<Wish>;
  /** Why the page itself knows that the day cannot be chosen; the shop may know more once it is asked. */
  refusal: string | undefined;
  takesFocus: boolean;
}

function DayField({ form: { register, formState, setFocus, clearErrors }, refusal, takesFocus }: DayFieldProps) {
  const { t, language } = useI18n();
  useEffect(() => {
    if (takesFocus) setFocus('startDate');
  }, [takesFocus, setFocus]);
  return (
    <Field
      type="date"
      required
      min={localDay()}
      max={lastDay()}
      hint={t('order.wishLastDay', { day: formatDay(lastDay(), language) })}
      label={t('order.wishDay')}
      error={refusal ?? formState.errors.startDate?.message}
      {...register('startDate', { onChange: () => clearErrors('startDate') })}
    />
  );
}

/** Says why the chosen day is not asked for: the plan itself gives it, or all begins on it already. */
function FreeDay({ isInPlan }: { isInPlan: boolean }) {
  const { t } = useI18n();
  return (
    <p role="status" className="text-sm">
      {t(isInPlan ? 'order.wishFree' : 'order.wishThatDay')}{' '}
      {isInPlan && (
        <Link to={paths.profile()} className="text-link">
          {t('order.dayToPlan')}
        </Link>
      )}
    </p>
  );
}

interface RitualChoiceProps {
  rituals: OwnPostponement['rituals'];
  /** Positions of the rituals that keep their day. */
  leftOut: readonly number[];
  onChange: (leftOut: readonly number[]) => void;
}

/** The choice of the rituals that shall get the other day. */
function RitualChoice({ rituals, leftOut, onChange }: RitualChoiceProps) {
  const { t, language } = useI18n();
  const toggle = (position: number) => {
    const others = leftOut.filter((other) => other !== position);
    onChange(leftOut.includes(position) ? others : [...others, position]);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1 text-sm">{t('order.wishWhat')}</legend>
      {rituals.map((ritual) => (
        <CheckboxField
          key={ritual.position}
          label={ritualOf(textIn(ritual, language)('name'), ritual.weeks, language)}
          checked={!leftOut.includes(ritual.position)}
          onChange={() => toggle(ritual.position)}
        />
      ))}
    </fieldset>
  );
}

/** The rituals that can get another day, each once, for the marks of the calendar. */
function movableRituals({ items }: Order, { rituals }: OwnPostponement, language: Language) {
  const nameById = new Map<string, string>();
  for (const { position, startDate, moving } of rituals) {
    const item = items[position];
    if (item && startDate !== null && moving.way !== 'none') nameById.set(item.id, withDash(textIn(item, language)('name')));
  }
  return [...nameById].map(([id, name]) => ({ id, name }));
}

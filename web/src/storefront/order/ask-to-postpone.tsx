import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Language } from '#kernel/language.ts';
import { textIn } from '../../api/bilingual.ts';
import { useClosedDays } from '../../api/late/closed-days.ts';
import { useApi } from '../../api/provider.tsx';
import type { Order } from '../../api/queries.ts';
import { dashed, formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { lastDay, localDay } from '../../i18n/late/days.ts';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { postponementDraft } from '../../memory/late/text-drafts.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { Failure } from './order-repair.tsx';
import { type OwnPostponement, POSTPONEMENT_PATH, useWish } from './own-postponement.ts';
import { mustAsk } from './ways-to-another-day.tsx';

/** Asks for another first day of what the plan does not move. What was typed survives a reload and an ended session, and then the form is open again. */
export function AskToPostpone({ order, own }: { order: Order; own: OwnPostponement }) {
  const { t, language } = useI18n();
  const [asking, setAsking] = useState(() => (typedBefore(order.id) ? 'again' : 'no'));
  if (asking !== 'no')
    return <PostponeForm order={order} own={own} takesFocus={asking === 'pressed'} onClose={() => setAsking('no')} />;
  const isAsked = own.rituals.some(({ moving }) => moving.way === 'ask');
  return (
    <Button variant={isAsked ? 'soft' : 'quiet'} className="w-full" onClick={() => setAsking('pressed')}>
      {isAsked ? t('order.wishPostpone') : t('order.wishSooner', { day: formatDay(own.freeFrom, language) })}
    </Button>
  );
}

const loadCalendar = () => import('../good-days/day-calendar.tsx');

interface FormProps {
  order: Order;
  own: OwnPostponement;
  /** The button that opened the form is gone. */
  takesFocus: boolean;
  onClose: () => void;
}

function PostponeForm({ order, own, takesFocus, onClose }: FormProps) {
  const { id } = order;
  const { t, language } = useI18n();
  const api = useApi();
  const { startDate, reason, left, type } = useTypedWish(id);
  const closedDays = useClosedDays();
  const reasonClosed = closedDays.reasonOf(startDate);
  const full = closedDays.isFull(startDate) ? t('order.wishFull') : undefined;
  const refusal = reasonClosed ? t('order.wishClosed', { reason: reasonClosed }) : full;
  const ritualsToAsk = own.rituals.filter((ritual) => mustAsk(ritual, startDate, own.freeFrom));
  const isLeft = (position: number) => left.split(',').includes(String(position));
  const items = ritualsToAsk.map(({ position }) => position).filter((position) => !isLeft(position));
  const toggle = (position: number) => {
    const others = left.split(',').filter((each) => each !== '' && each !== String(position));
    type({ left: (isLeft(position) ? others : [...others, position]).join(',') });
  };
  const canSend = startDate !== '' && refusal === undefined && items.length > 0;
  const ask = useWish(
    id,
    () => api.PUT(POSTPONEMENT_PATH, { params: { path: { id } }, body: { startDate, reason, items } }),
    postponementDraft.forget,
  );
  const day = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) day.current?.focus();
  }, [takesFocus]);
  const giveUp = () => {
    postponementDraft.forget();
    onClose();
  };
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!ask.isPending && canSend) ask.mutate();
      }}
    >
      <Field
        ref={day}
        type="date"
        required
        min={localDay()}
        max={lastDay()}
        hint={t('order.wishLastDay', { day: formatDay(lastDay(), language) })}
        label={t('order.wishDay')}
        error={refusal}
        value={startDate}
        onChange={({ target }) => type({ startDate: target.value })}
      />
      <LatePart
        load={loadCalendar}
        props={{
          rituals: toJudge(order, own, language),
          value: startDate,
          kept: undefined,
          onChoose: (day: string) => type({ startDate: day }),
        }}
      />
      {startDate !== '' && ritualsToAsk.length === 0 && (
        <p role="status" className="text-sm">
          {t('order.wishFree')}{' '}
          <Link to={paths.profile()} className="text-link">
            {t('order.dayToPlan')}
          </Link>
        </p>
      )}
      {ritualsToAsk.length > 0 && own.rituals.length > 1 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="mb-1 text-sm">{t('order.wishWhat')}</legend>
          {ritualsToAsk.map((ritual) => (
            <CheckboxField
              key={ritual.position}
              label={ritualOf(textIn(ritual, language)('name'), ritual.weeks, language)}
              checked={!isLeft(ritual.position)}
              onChange={() => toggle(ritual.position)}
            />
          ))}
        </fieldset>
      )}
      <AreaField
        label={t('order.wishReason')}
        maxLength={500}
        rows={3}
        value={reason}
        onChange={({ target }) => type({ reason: target.value })}
      />
      <p className="text-muted text-sm">{t('order.wishPostponeText')}</p>
      <Button type="submit" className="w-full" disabled={!canSend} isBusy={ask.isPending}>
        {t('order.wishSend')}
      </Button>
      <Button variant="quiet" className="w-full" isBusy={ask.isPending} onClick={giveUp}>
        {t('order.wishKeepDay')}
      </Button>
      <Failure error={ask.error} />
    </form>
  );
}

/** The rituals that can get another day, each once. */
function toJudge({ items }: Order, { rituals }: OwnPostponement, language: Language) {
  const open = rituals.filter(({ startDate, moving }) => startDate !== null && moving.way !== 'none');
  const names = open
    .flatMap(({ position }) => items[position] ?? [])
    .map(({ id, name }) => [id, dashed(name[language])] as const);
  return [...new Map(names)].map(([id, name]) => ({ id, name }));
}

function useTypedWish(id: string) {
  const [wish, setWish] = useState(() => ({ startDate: '', reason: '', left: '', ...typedBefore(id) }));
  return {
    ...wish,
    type: (typed: Partial<typeof wish>) => {
      const next = { ...wish, ...typed };
      setWish(next);
      postponementDraft.keep({ ...next, orderId: id });
    },
  };
}

function typedBefore(id: string): Record<string, string> | undefined {
  const { orderId, ...typed } = postponementDraft.read() ?? {};
  return orderId === id ? typed : undefined;
}

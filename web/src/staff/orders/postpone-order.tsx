import { useState } from 'react';
import { dayIn } from '#kernel/day-in.ts';
import type { Language } from '#kernel/language.ts';
import { orderNumber } from '#words/order-number.ts';
import { textIn } from '../../api/bilingual.ts';
import { useClosedDays } from '../../api/late/closed-days.ts';
import { formatDay } from '../../i18n/format.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { lastDay } from '../../i18n/late/days.ts';
import { ritualOf } from '../../i18n/late/ritual.ts';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import { useDialogForm } from '../kit/forms/dialogs.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { QuotedText } from '../kit/values/quoted-text.tsx';
import { OrderAction } from './order-action.tsx';
import { type OpenedOrder, ORDERS_KEY } from './order-queries.ts';
import { actionOf } from './order-rules.ts';

/** Why rituals cannot be postponed, by the code of the refusal. */
const REFUSALS: Readonly<Record<string, MessageKey>> = {
  unpaid: 'staffOrders.postponeNotPaid',
  begun: 'staffOrders.postponeBegun',
  cancelled: 'staffOrders.cannotCancelled',
  erased: 'staffOrders.erased',
};

/** The button that gives rituals another first day before they begin; or why that is not possible now. Nothing for those who may not change orders. */
export function PostponeOrder({ order }: { order: OpenedOrder }) {
  const action = actionOf(order, 'postpone');
  if (!action) return null;
  const { refusal } = action;
  return (
    <OrderAction
      label="staffOrders.postpone"
      isRefused={refusal !== undefined}
      note={refusal && REFUSALS[refusal]}
      dialog={(close) => <PostponeDialog order={order} onClose={close} />}
    />
  );
}

/** The choice of all rituals, in place of the position of one. */
const ALL = 'all';
/** `item` is the position of a ritual in the order, or `ALL`. */
const BLANK = { startDate: '', item: ALL, reason: '' };

function PostponeDialog({ order, onClose }: { order: OpenedOrder; onClose: () => void }) {
  const { t, language } = useI18n();
  // The order as it stood when the dialog opened: a refetch behind the dialog must not hide that something has changed since.
  const [opened] = useState(order);
  const rituals = ritualsToBegin(opened, language);
  const choices = [
    [ALL, t('staffOrders.postponeAll')],
    ...rituals.map(({ position, name }) => [position, name] as const),
  ] as const;
  // What was chosen before a reload may have begun since: then nothing is chosen.
  const itemOf = (values: typeof BLANK) => choices.find(([choice]) => choice === values.item)?.[0] ?? '';
  const form = usePostponement(opened, itemOf, onClose);
  const { startDate, reason } = form.values;
  const item = itemOf(form.values);
  const today = dayIn(new Date(), usePanel().timeZone);
  const isOver = startDate !== '' && startDate < today;
  const moved = rituals.filter(({ position }) => item === ALL || position === item);
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t('staffOrders.postponeTitle', { number: orderNumber(opened.number, language) })}
      choose={
        <>
          {(rituals.length > 1 || item === '') && (
            <SelectField
              {...form.field('item')}
              label={t('staffOrders.postponeWhat')}
              options={item === '' ? [['', ''], ...choices] : choices}
              value={item}
              required
            />
          )}
          <Field
            {...form.field('startDate')}
            type="date"
            label={t('staffOrders.postponeDay')}
            required
            min={today}
            max={lastDay(today)}
            hint={useDayHint(startDate)}
            wrong={isOver ? t('staffOrders.postponeOver') : undefined}
          />
          <AreaField
            {...form.field('reason')}
            label={t('staffOrders.postponeReason')}
            hint={opened.language === language ? undefined : t('staffOrders.readsOther')}
            required
            maxLength={500}
            rows={3}
          />
        </>
      }
      isReady={!isOver}
      review={
        <>
          <p>{t(opened.contact?.email ? 'staffOrders.postponeReview' : 'staffOrders.postponeReviewSilent')}</p>
          <ul className="list-disc pl-5">
            {moved.map(({ name, position }) => (
              <li key={position}>{name}</li>
            ))}
          </ul>
          {startDate && <p className="font-medium">{formatDay(startDate, language)}</p>}
          <QuotedText>{reason}</QuotedText>
        </>
      }
      confirmLabel={t('staffOrders.postponeConfirm')}
    />
  );
}

/** The rituals of an order that have not begun, by their positions in it. */
function ritualsToBegin({ items }: OpenedOrder, language: Language) {
  const rituals = items.map(({ duration, begunAt, ...names }, index) => {
    return { position: String(index), name: ritualOf(textIn(names, language)('name'), duration, language), begunAt };
  });
  return rituals.filter(({ begunAt }) => !begunAt);
}

/** A warning about a day, which the staff may choose nevertheless. */
function useDayHint(day: string): string | undefined {
  const { t } = useI18n();
  const closedDays = useClosedDays();
  const reason = closedDays.reasonOf(day);
  if (reason) return t('staffOrders.postponeClosed', { reason });
  return closedDays.isFull(day) ? t('staffOrders.postponeFull') : undefined;
}

function usePostponement({ id, etag }: OpenedOrder, itemOf: (values: typeof BLANK) => string, onSaved: () => void) {
  const { t } = useI18n();
  return useDialogForm('postpone', id, {
    blank: BLANK,
    refreshes: [[ORDERS_KEY]],
    done: t('order.event.postponed'),
    save: (api, { values }, idOf) => {
      const { startDate, reason } = values;
      const item = itemOf(values);
      const postponement = item === ALL ? { startDate, reason } : { startDate, reason, item: Number(item) };
      return api.POST('/api/admin/orders/{id}/postponement', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: { ...postponement, noteId: idOf(postponement) },
      });
    },
    onSaved,
  });
}

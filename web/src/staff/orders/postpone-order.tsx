import { useState } from 'react';
import { orderNumber } from '#words/order-number.ts';
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
import { OrderAction } from './order-action.tsx';
import { type OpenedOrder, ORDERS_KEY } from './order-queries.ts';

const REFUSALS: Readonly<Record<string, MessageKey>> = {
  unpaid: 'staffOrders.postponeNotPaid',
  begun: 'staffOrders.postponeBegun',
};

/** Gives rituals that have not begun another first day; says why that is not possible now. Nothing for those who may not change orders. */
export function PostponeOrder({ order }: { order: OpenedOrder }) {
  const action = order.actions.find(({ name }) => name === 'postpone');
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

const ALL = '';
const BLANK = { startDate: '', item: ALL, reason: '' };

function PostponeDialog({ order, onClose }: { order: OpenedOrder; onClose: () => void }) {
  const { t, language } = useI18n();
  // The order as it stood when the dialog opened: a refetch behind the dialog must not hide that something has changed since.
  const [opened] = useState(order);
  const rituals = opened.items.map(({ name, duration, begunAt }, position) => {
    return { name: ritualOf(name[language], duration, language), position, begunAt };
  });
  const open = rituals.filter(({ begunAt }) => !begunAt);
  // What was chosen before a reload may have begun since.
  const itemOf = ({ item }: typeof BLANK) => (open.some(({ position }) => String(position) === item) ? item : ALL);
  const form = usePostponement(opened, itemOf, onClose);
  const { startDate, reason } = form.values;
  const item = itemOf(form.values);
  const moved = open.filter(({ position }) => item === ALL || String(position) === item);
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t('staffOrders.postponeTitle', { number: orderNumber(opened.number, language) })}
      choose={
        <>
          {open.length > 1 && (
            <SelectField
              {...form.field('item')}
              label={t('staffOrders.postponeWhat')}
              options={[
                [ALL, t('staffOrders.postponeAll')],
                ...open.map(({ name, position }) => [String(position), name] as const),
              ]}
              value={item}
            />
          )}
          <Field
            {...form.field('startDate')}
            type="date"
            label={t('staffOrders.postponeDay')}
            required
            max={lastDay()}
            hint={useDayHint(startDate)}
          />
          <AreaField {...form.field('reason')} label={t('staffOrders.postponeReason')} required maxLength={500} rows={3} />
        </>
      }
      review={
        <>
          <p>{t(opened.contact?.email ? 'staffOrders.postponeReview' : 'staffOrders.postponeReviewSilent')}</p>
          <ul className="list-disc pl-5">
            {moved.map(({ name, position }) => (
              <li key={position}>{name}</li>
            ))}
          </ul>
          {startDate && <p className="font-medium">{formatDay(startDate, language)}</p>}
          <p className="wrap-anywhere whitespace-pre-line rounded-field bg-sunk px-4 py-3">{reason}</p>
        </>
      }
      confirmLabel={t('staffOrders.postponeConfirm')}
    />
  );
}

/** What speaks against a day, which the staff may choose nevertheless. */
function useDayHint(day: string): string | undefined {
  const { t } = useI18n();
  const closedDays = useClosedDays();
  const reason = closedDays.reasonOf(day);
  if (reason) return t('staffOrders.postponeClosed', { reason });
  return closedDays.isFull(day) ? t('staffOrders.postponeFull') : undefined;
}

function usePostponement({ id, etag }: OpenedOrder, itemOf: (values: typeof BLANK) => string, onSaved: () => void) {
  const { t } = useI18n();
  const [noteId] = useState(() => crypto.randomUUID());
  return useDialogForm('postpone', id, {
    blank: BLANK,
    shown: [[ORDERS_KEY]],
    done: t('order.event.postponed'),
    save: (api, { values }): Promise<unknown> => {
      const { startDate, reason } = values;
      const item = itemOf(values);
      return api.POST('/api/admin/orders/{id}/postponement', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: { startDate, reason, ...(item === ALL ? {} : { item: Number(item) }), noteId },
      });
    },
    onSaved,
  });
}

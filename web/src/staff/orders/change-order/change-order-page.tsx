import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { orderNumber } from '#words/order-number.ts';
import { ApiError } from '../../../api/error.ts';
import { fieldErrors } from '../../../api/late/refusals.ts';
import { type MessageKey, useI18n } from '../../../i18n/i18n.tsx';
import { isSame } from '../../../memory/late/merge-record.ts';
import { Field } from '../../../ui/late/field.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { SelectField } from '../../../ui/late/field-select.tsx';
import { RecordForm } from '../../kit/forms/record-form.tsx';
import type { FormFields } from '../../kit/forms/use-record-form.ts';
import { WayBack } from '../../kit/lists/way-back.tsx';
import { RecordAwaited } from '../../kit/page/no-page.tsx';
import { Card, ErrorCard, PanelHeading } from '../../kit/page/page-parts.tsx';
import { Amount } from '../../kit/values/money-and-time.tsx';
import { OrderAdjustments } from '../../kit/values/order-items.tsx';
import { useRitualName } from '../../kit/values/ritual-name.ts';
import { type OrderLine, writeSize } from '../new-order/order-line.ts';
import { RitualLines } from '../new-order/ritual-lines.tsx';
import { type OpenedOrder, useOrderFile } from '../order-queries.ts';
import { actionOf } from '../order-rules.ts';
import { CHANGE_REFUSALS } from './change-link.tsx';
import { type ChangeValues, useChangeForm, usePreview, wantedOrder } from './use-change-form.ts';

/** The page that changes items and discount of an unpaid order; the shop says what the order would cost. */
export function ChangeOrderPage() {
  const { id = '' } = useParams();
  const { t, language } = useI18n();
  const query = useOrderFile(id);
  const order = query.data;
  if (!order) return <RecordAwaited query={query} />;
  const number = orderNumber(order.number, language);
  const action = actionOf(order, 'change');
  const reason = action?.refusal ? CHANGE_REFUSALS[action.refusal] : undefined;
  return (
    <>
      <WayBack place={`/orders/${id}`} text={t('common.orderNumber', { number })} />
      <PanelHeading title={t('staffOrders.changeTitle', { number })} text={t('staffOrders.changeText')} />
      {action && !reason ? <ChangeForm key={id} order={order} /> : <p>{t(reason ?? 'staffOrders.cannotChange')}</p>}
    </>
  );
}

function ChangeForm({ order }: { order: OpenedOrder }) {
  const { t } = useI18n();
  const form = useChangeForm(order);
  const { values, base } = form;
  const error = useStaffWords(form.error);
  const preview = usePreview(order.id, values);
  const wordsOf = useFieldWords();
  return (
    <div className="max-w-3xl">
      <RecordForm
        form={{ ...form, error }}
        wordsOf={wordsOf}
        className="grid gap-4"
        isReady={preview.isCurrent}
        isUnchanged={isSame(wantedOrder(values), wantedOrder(base))}
        action={t('staffOrders.changeSave')}
        failed={t('staffOrders.changeFailed')}
      >
        <Card title={t('common.rituals')}>
          <RitualLines
            lines={values.lines}
            onChange={(lines) => form.set({ lines })}
            sums={preview.isPlaceholderData ? undefined : preview.data?.items.map(({ lineTotal }) => lineTotal)}
            // The server calls the lines `items`.
            error={form.errors.lines ?? form.errors.items}
          />
        </Card>
        <Card title={t('common.discount')}>
          <DiscountFields form={form} fault={fieldErrors(preview.error).discount} />
        </Card>
        <Card>
          <AreaField {...form.field('reason')} label={t('staffOrders.changeReason')} rows={2} maxLength={500} required />
          <NewTotal order={order} preview={preview} />
        </Card>
      </RecordForm>
    </div>
  );
}

interface DiscountFieldsProps {
  form: FormFields<ChangeValues>;
  /** What is wrong with the size of the discount, such as more than the order costs; only the shop can tell. */
  fault: string | undefined;
}

function DiscountFields({ form: { values, field }, fault }: DiscountFieldsProps) {
  const { t } = useI18n();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField
        {...field('discount')}
        label={t('staffOrders.discountKind')}
        options={DISCOUNTS.map((kind) => [kind, t(DISCOUNT_WORDS[kind])])}
      />
      {values.discount === 'percent' && (
        <Field
          {...field('percent')}
          error={fault ?? field('percent').error}
          label={t('staffOrders.percent')}
          hint={t('staffOrders.percentHint')}
          inputMode="numeric"
          maxLength={2}
          required
        />
      )}
      {values.discount === 'amount' && (
        <Field
          {...field('amount')}
          error={fault ?? field('amount').error}
          label={t('staffOrders.amount')}
          inputMode="decimal"
          maxLength={12}
          required
        />
      )}
    </div>
  );
}

/** Words for the staff, by the code of a refusal whose sentence the server has written for a payer. */
const STAFF_WORDS: Readonly<Record<string, MessageKey>> = {
  amount_mismatch: 'staffOrders.changeOtherTotal',
  payment_confirming: 'staffOrders.changePaying',
  gateway_unavailable: 'staffOrders.changeGateway',
  part_paid: 'staffOrders.cannotChangeMoney',
  order_not_payable: 'staffOrders.cannotChangeEnded',
};

/** The same error with words for the staff, where the server's are for a payer. */
function useStaffWords(error: Error | null): Error | null {
  const { t } = useI18n();
  return useMemo(() => {
    if (!(error instanceof ApiError)) return error;
    const words = STAFF_WORDS[error.problem?.code ?? ''];
    return words ? new ApiError(error.status, t(words), error.problem) : error;
  }, [error, t]);
}

const DISCOUNTS = ['', 'percent', 'amount'] as const;
const DISCOUNT_WORDS: Readonly<Record<(typeof DISCOUNTS)[number], MessageKey>> = {
  '': 'staffOrders.discountNone',
  percent: 'staffOrders.discountPercent',
  amount: 'staffOrders.discountAmount',
};

interface NewTotalProps {
  order: OpenedOrder;
  preview: ReturnType<typeof usePreview>;
}

/** What the order costs, and what it would cost when it is changed. Until that is known the order cannot be saved. */
function NewTotal({ order, preview: { data, error, isAwaited, refetch } }: NewTotalProps) {
  const { t } = useI18n();
  const awaited = isAwaited ? t('staffOrders.changeAwaited') : undefined;
  return (
    <div aria-live="polite" tabIndex={-1} data-unsettled={error ? '' : awaited} className="mt-5">
      {data && !error && (
        <>
          <OrderAdjustments adjustments={data.adjustments} />
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="text-muted">
              {t('staffOrders.totalNow')} <Amount dollars={order.total} />
            </span>
            <span className="flex items-baseline gap-3">
              {t('staffOrders.totalNew')} <Amount dollars={data.total} className="font-heading text-3xl" />
            </span>
          </p>
        </>
      )}
      {error && !fieldErrors(error).discount && (
        <ErrorCard title={t('newOrder.unpriced')} error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

/** The label of each field and its value in words, for the question after somebody else has changed the order. */
function useFieldWords() {
  const { t, language } = useI18n();
  const nameOf = useRitualName();
  const labels: Readonly<Record<keyof ChangeValues, MessageKey>> = {
    lines: 'common.rituals',
    discount: 'staffOrders.discountKind',
    percent: 'staffOrders.percent',
    amount: 'staffOrders.amount',
    reason: 'staffOrders.changeReason',
  };
  const writeLine = ({ ritual, size, quantity }: OrderLine) => {
    const text = `${nameOf(ritual)}, ${writeSize(size, language)}`;
    return quantity > 1 ? `${text} × ${quantity}` : text;
  };
  return (field: keyof ChangeValues) => ({
    label: t(labels[field]),
    isStrong: true,
    words: (value: ChangeValues[keyof ChangeValues]) => {
      if (typeof value !== 'string') return value.map(writeLine).join('\n');
      return field === 'discount' ? t(DISCOUNT_WORDS[value as keyof typeof DISCOUNT_WORDS]) : value;
    },
  });
}

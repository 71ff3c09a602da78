import { useQuery } from '@tanstack/react-query';
import { dataOf } from '../../../api/client.ts';
import { useApi } from '../../../api/provider.tsx';
import { useI18n } from '../../../i18n/i18n.tsx';
import { EmailField, Field } from '../../../ui/late/field.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { CheckedForm, SubmitButton } from '../../kit/forms/checked-form.tsx';
import { LanguageField } from '../../kit/forms/fields.tsx';
import { WayBack } from '../../kit/lists/way-back.tsx';
import { Card, ErrorCard, PanelHeading } from '../../kit/page/page-parts.tsx';
import { usePanel } from '../../kit/page/panel.tsx';
import { Amount } from '../../kit/values/money-and-time.tsx';
import { ClientChoice, useChosenClient } from './client-choice.tsx';
import { itemOf, type OrderLine } from './order-line.ts';
import { RitualLines } from './ritual-lines.tsx';
import { useOrderForm } from './use-order-form.ts';

/** The page with the form of an order for a client. The shop prices the order, whose page with its payment link opens then. */
export function NewOrderPage() {
  const { t } = useI18n();
  const { can } = usePanel();
  const form = useOrderForm(useChosenClient().id);
  const { field, isPending } = form;
  const { lines } = form.values;
  const quote = useQuote(lines);
  // Without rituals nothing is asked, so there is neither a price nor an error then.
  const error = form.error ?? quote.error;
  return (
    <>
      <WayBack place="/orders" text={t('staffOrders.back')} />
      <PanelHeading title={t('newOrder.title')} text={t('newOrder.text')} />
      <div className="grid max-w-3xl gap-4">
        {can('clients.read') && <ClientChoice form={form} />}
        <CheckedForm form={form} className="grid gap-4">
          <Card title={t('newOrder.whom')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field {...field('name')} label={t('common.fullName')} autoComplete="off" maxLength={120} required />
              <EmailField {...field('email')} label={t('frame.email')} autoComplete="off" required />
              <LanguageField {...field('language')} label={t('staff.language')} />
            </div>
          </Card>
          <Card title={t('common.rituals')}>
            <RitualLines
              lines={lines}
              onChange={(changed) => form.set({ lines: changed })}
              sums={quote.data?.items.map(({ lineTotal }) => lineTotal)}
              error={form.errors.lines}
            />
          </Card>
          <Card>
            <AreaField {...field('wishes')} label={t('newOrder.wishes')} rows={3} maxLength={2000} />
            <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
              <p aria-live="polite" className="flex items-baseline gap-3">
                {quote.data && (
                  <>
                    {t('common.total')} <Amount dollars={quote.data.total} className="font-heading text-3xl" />
                  </>
                )}
              </p>
              <SubmitButton isPending={isPending}>{t('newOrder.send')}</SubmitButton>
            </div>
            {error && (
              <div className="mt-4">
                <ErrorCard
                  title={t(form.error ? 'newOrder.failed' : 'newOrder.unpriced')}
                  error={error}
                  onRetry={() => (form.error ? form.send() : void quote.refetch())}
                />
              </div>
            )}
          </Card>
        </CheckedForm>
      </div>
    </>
  );
}

/** What the shop asks for these rituals. */
function useQuote(lines: readonly OrderLine[]) {
  const api = useApi();
  const items = lines.map(itemOf);
  return useQuery({
    queryKey: ['/api/cart/quote', items],
    queryFn: ({ signal }) => dataOf(api.POST('/api/cart/quote', { body: { items }, signal })),
    enabled: items.length > 0,
    staleTime: 0,
  });
}

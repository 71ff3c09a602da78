import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { components } from '#contract';
import { COIN_FACTS } from '#modules/payments/coin.ts';
import { orderNumber } from '#words/order-number.ts';
import { dataOf } from '../../api/client.ts';
import { isMissing, isUnsure } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { formatCoinAmount, formatDateTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useLinkToken } from '../../page/late/use-link-token.ts';
import { WayOn } from '../../page/late/way-on.tsx';
import { PageNeedsScript, SupportMail } from '../../page/support.tsx';
import { paths } from '../../paths.ts';
import { useStartAtTop } from '../../ui/late/use-start-at-top.ts';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { AddressForm } from './address-form.tsx';

type LinkedRefund = components['schemas']['LinkedRefund'];

/** The page of a one-time link, which takes the address for a refund. */
export default function RefundPage() {
  const token = useLinkToken();
  const inBrowser = useHydrated();
  if (!inBrowser) return <Loading />;
  return token ? <Linked key={token} token={token} /> : <LinkOver />;
}

function Linked({ token }: { token: string }) {
  const { t } = useI18n();
  const api = useApi();
  const refund = useQuery({
    queryKey: ['/api/refunds/look', token],
    queryFn: ({ signal }) => dataOf(api.POST('/api/refunds/look', { body: { token }, signal })),
    // Whoever comes back after the address was given finds no form again.
    gcTime: 0,
  });
  const [mayBeTaken, setMayBeTaken] = useState(false);
  const give = useMutation({
    mutationFn: (address: string) => api.POST('/api/refunds/address', { body: { token, address } }),
    onError: (error) => setMayBeTaken((before) => before || isUnsure(error)),
  });
  useStartAtTop(give.isSuccess ? 'given' : isMissing(give.error) ? 'over' : 'form');
  if (give.isSuccess) return <AddressTaken />;
  if (isMissing(give.error) && mayBeTaken) return <PerhapsTaken />;
  if (isMissing(refund.error) || isMissing(give.error)) return <LinkOver />;
  if (refund.isError)
    return <PageMessage title={t('refund.failed')} text={refund.error.message} onRetry={() => void refund.refetch()} />;
  if (!refund.data) return <Loading />;
  return (
    <Narrow>
      <RefundFacts refund={refund.data} />
      <AddressForm
        refund={refund.data}
        error={give.error}
        isPending={give.isPending}
        onDone={(address) => give.mutate(address)}
      />
    </Narrow>
  );
}

function RefundFacts({ refund: { number, currency, network, amount, until } }: { refund: LinkedRefund }) {
  const { t, language } = useI18n();
  const facts = [
    [t('common.order'), orderNumber(number, language)],
    [t('refund.amount'), `${formatCoinAmount(amount, language)} ${COIN_FACTS[currency].unit}`],
    [t('common.network'), network],
    [t('refund.until'), formatDateTime(until, language)],
  ] as const;
  return (
    <>
      <h1 className="text-title">{t('refund.title')}</h1>
      <p className="mt-2 text-muted">{t('refund.lead')}</p>
      <dl className="mt-5 mb-6 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-line border-y py-4">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-muted">{name}</dt>
            <dd className="break-words text-right font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Narrow({ children }: { children: ReactNode }) {
  return <div className="page-width max-w-150 py-10 md:py-14">{children}</div>;
}

function Loading() {
  const { t } = useI18n();
  return (
    <>
      <div role="status" className="page-width max-w-150 py-10 md:py-14 noscript:hidden">
        <h1 className="sr-only">{t('refund.title')}</h1>
        <Skeleton className="h-12 w-64 max-w-full" />
        <Skeleton className="mt-6 h-40" />
      </div>
      <PageNeedsScript>{t('refund.needsScript')}</PageNeedsScript>
    </>
  );
}

function AddressTaken() {
  const { t } = useI18n();
  return (
    <div role="status">
      <PageMessage title={t('refund.given')} text={t('refund.givenText')} />
    </div>
  );
}

/** The link works no more, most likely because an earlier try of this page, whose answer was lost, has used it. */
function PerhapsTaken() {
  const { t } = useI18n();
  return <PageMessage title={t('refund.perhapsGiven')} text={t('refund.perhapsGivenText')} action={<SupportMail />} />;
}

function LinkOver() {
  const { t } = useI18n();
  return (
    <PageMessage
      title={t('refund.over')}
      text={t('refund.overText')}
      action={
        <>
          <SupportMail />
          <WayOn to={paths.profile()}>{t('home.profile')}</WayOn>
        </>
      }
    />
  );
}

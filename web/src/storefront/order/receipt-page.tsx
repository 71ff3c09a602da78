import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { BRAND } from '#words/brand.ts';
import { isUnknown } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { type Receipt, receiptQuery } from '../../api/receipt.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { WayOn } from '../../page/late/way-on.tsx';
import { LineLink } from '../../page/links.tsx';
import { useSettings } from '../../page/settings.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DayAdvice } from './day-advice.tsx';
import { OrderNeedsScript } from './order-needs-script.tsx';
import { OrderSummary } from './order-summary.tsx';
import { ReceiptFacts } from './receipt-facts.tsx';

/** The receipt of a paid order, to be read, printed or downloaded. Whoever has the order's address may see it. */
export default function ReceiptPage() {
  const { id = '' } = useParams();
  const { t } = useI18n();
  const receipt = useQuery(receiptQuery(useApi(), id));
  if (receipt.data) return <ReceiptView receipt={receipt.data} />;
  if (receipt.isPending)
    return (
      <>
        <div role="status" className="page-width py-10 md:py-14 noscript:hidden">
          <h1 className="sr-only">{t('order.loading')}</h1>
          <Skeleton className="mx-auto h-96 max-w-2xl" />
        </div>
        <OrderNeedsScript />
      </>
    );
  if (isUnknown(receipt.error)) return <NoReceipt orderId={id} />;
  return <PageMessage title={t('order.receiptFailed')} text={t('order.failedText')} onRetry={() => void receipt.refetch()} />;
}

function ReceiptView({ receipt }: { receipt: Receipt }) {
  const { t, language } = useI18n();
  const isTest = useSettings().testMode !== undefined;
  const { orderId, number } = receipt;
  return (
    <div className="page-width py-10 md:py-14 print:py-0">
      <div className="mx-auto flex max-w-2xl flex-col gap-6">
        <header>
          <p className="mb-1 font-heading font-semibold text-gold-ink">{BRAND[language]}</p>
          <h1 className="text-title">{t('order.receiptNumber', { number })}</h1>
          {isTest && <p className="mt-2 font-medium">{t('order.receiptTest')}</p>}
          {receipt.isIncomplete && <p className="mt-2 font-medium">{t('order.receiptIncomplete')}</p>}
          {receipt.takenBackAt !== undefined && <p className="mt-2 font-medium">{t('order.receiptTakenBack')}</p>}
        </header>
        <p className="flex flex-wrap gap-3 print:hidden">
          <a href={`/api/orders/${orderId}/receipt.pdf?lang=${language}`} className={buttonClass('primary')}>
            {t('order.receiptPdf')}
          </a>
          <Button variant="soft" onClick={() => window.print()}>
            {t('order.receiptPrint')}
          </Button>
        </p>
        <OrderSummary order={receipt} below={(position) => <Advice receipt={receipt} position={position} />} />
        <ReceiptFacts receipt={receipt} />
        <p className="print:hidden">
          <LineLink to={paths.order(orderId)}>{t('order.receiptToOrder')}</LineLink>
        </p>
      </div>
    </div>
  );
}

function Advice({ receipt, position }: { receipt: Receipt; position: number }) {
  const advice = receipt.items[position]?.advice;
  return (
    advice && (
      <div className="mt-2 text-sm">
        <DayAdvice advice={advice} />
      </div>
    )
  );
}

function NoReceipt({ orderId }: { orderId: string }) {
  const { t } = useI18n();
  return (
    <PageMessage
      title={t('order.noReceipt')}
      text={t('order.noReceiptText')}
      action={<WayOn to={paths.order(orderId)}>{t('order.receiptToOrder')}</WayOn>}
    />
  );
}

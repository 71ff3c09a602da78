import type { components } from '#contract';
import { useI18n } from '../../i18n/i18n.tsx';
import { paths } from '../../paths.ts';
import { Badge } from '../../ui/late/badge.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { useDialogForm } from '../kit/forms/dialogs.tsx';
import { TwoStepDialog } from '../kit/forms/two-step-dialog.tsx';
import { Card, QueryError } from '../kit/page/page-parts.tsx';
import { usePanel } from '../kit/page/panel.tsx';
import { useAnswer } from '../kit/page/use-answer.ts';
import { Time } from '../kit/values/money-and-time.tsx';
import { QuotedText } from '../kit/values/quoted-text.tsx';
import { OrderAction } from './order-action.tsx';
import { ORDERS_KEY, type OrderFile } from './order-queries.ts';

type Certificate = components['schemas']['OrderCertificates']['items'][number];

/** The certificates of a completed order, the newest first, and the way to revoke the one that is valid. */
export function CertificateCard({ order: { id, status } }: { order: Pick<OrderFile, 'id' | 'status'> }) {
  const { t } = useI18n();
  const enabled = status === 'completed';
  const query = useAnswer('/api/admin/orders/{id}/certificates', { path: { id } }, { enabled, refetchOnWindowFocus: true });
  // Nothing while they are awaited, and nothing where there are none.
  if (!query.data) return <QueryError query={query} />;
  const certificates = query.data.items;
  if (certificates.length === 0) return null;
  return (
    <Card title={t('common.certificate')}>
      <ul className="flex flex-col gap-3">
        {certificates.map((certificate) => (
          <CertificateLine key={certificate.code} certificate={certificate} />
        ))}
      </ul>
    </Card>
  );
}

/** A certificate that is revoked without a reason was replaced, because its report was corrected. */
function CertificateLine({ certificate: { code, issuedAt, revokedAt, reason } }: { certificate: Certificate }) {
  const { t } = useI18n();
  const { can } = usePanel();
  return (
    <li>
      <p className="flex flex-wrap items-center gap-2 text-xs">
        <Badge tone={revokedAt ? 'danger' : 'ok'}>{t(revokedAt ? 'staffOrders.certificateRevoked' : 'staff.valid')}</Badge>
        <span className="text-muted">
          {t('common.issued')} <Time at={issuedAt} />
        </span>
      </p>
      <a href={paths.verify(code)} className="wrap-anywhere text-link inline-flex min-h-11 items-center font-mono text-xs">
        <span className="sr-only">{t('staffOrders.certificateOpen')}: </span>
        {code}
      </a>
      {revokedAt && (
        <p className="wrap-anywhere text-muted text-xs">
          <Time at={revokedAt} /> · {reason === null ? t('staffOrders.certificateCorrected') : <bdi>{reason}</bdi>}
        </p>
      )}
      {can('orders.write') && (
        <OrderAction
          label="staffOrders.revoke"
          className="text-danger"
          isOver={revokedAt !== null}
          dialog={(close) => <RevokeDialog code={code} onClose={close} />}
        />
      )}
    </li>
  );
}

function RevokeDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const { t } = useI18n();
  const form = useDialogForm('revoke', code, {
    blank: { reason: '' },
    refreshes: [[ORDERS_KEY]],
    done: t('staffOrders.revokeDone'),
    save: (api, { values: { reason } }) =>
      api.POST('/api/admin/certificates/{code}/revocation', { params: { path: { code } }, body: { reason } }),
    onSaved: onClose,
  });
  const { reason } = form.values;
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t('staffOrders.revokeTitle')}
      choose={<AreaField {...form.field('reason')} label={t('staffOrders.revokeReason')} required maxLength={500} rows={3} />}
      review={
        <>
          <p>{t('staffOrders.revokeReview')}</p>
          <QuotedText>{reason}</QuotedText>
        </>
      }
      confirmLabel={t('staff.revoke')}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { isUnknown } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { WayOn } from '../../page/late/way-on.tsx';
import { PageNeedsScript } from '../../page/support.tsx';
import { paths } from '../../paths.ts';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { certificateQuery, signedQuery } from './certificate-queries.ts';
import { VerifyView } from './verify-view.tsx';

/** Checks a certificate of performed rituals in the browser of whoever has its code. */
export default function VerifyPage() {
  const { code = '' } = useParams();
  const { t } = useI18n();
  const certificate = useQuery(certificateQuery(useApi(), code));
  const signed = useQuery({ ...signedQuery(code), enabled: certificate.data !== undefined });
  if (certificate.data && signed.data) return <VerifyView certificate={certificate.data} signed={signed.data} />;
  const error = certificate.error ?? signed.error;
  if (isUnknown(error)) return <UnknownCertificate />;
  if (error) {
    const again = () => void (certificate.error ? certificate : signed).refetch();
    return <PageMessage title={t('verify.failed')} text={t('verify.failedText')} onRetry={again} />;
  }
  return (
    <>
      <div role="status" className="page-width py-10 md:py-14 noscript:hidden">
        <h1 className="sr-only">{t('verify.checking')}</h1>
        <Skeleton className="h-24 w-full max-w-160" />
        <Skeleton className="mt-6 h-96 w-full" />
      </div>
      <PageNeedsScript>{t('verify.needsScript')}</PageNeedsScript>
    </>
  );
}

function UnknownCertificate() {
  const { t } = useI18n();
  return (
    <PageMessage
      title={t('verify.unknown')}
      text={t('verify.unknownText')}
      action={<WayOn to={paths.profile()}>{t('home.profile')}</WayOn>}
    />
  );
}

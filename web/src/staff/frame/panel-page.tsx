import '../staff.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { TestBand } from '../../storefront/frame/test-band.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Toaster } from '../../ui/toast.tsx';
import { ErrorCard } from '../kit/page/page-parts.tsx';
import type { StaffMember } from '../kit/page/panel.tsx';
import { PartnerLogin, placeOf } from '../sign-in/partner-login.tsx';
import { GatePage, SignInAgain, Threshold } from './gate.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { visitorQuery } from './staff-member.ts';
import { useIdleMark } from './use-idle-mark.ts';
import { useNoticedEnd } from './use-noticed-end.ts';

/**
 * The panel of the people who run the shop, for those who may enter. When the session of somebody who works here ends, the page stays as it
 * is, with all that was typed, below the sign-in.
 */
export default function PanelPage() {
  const { t } = useI18n();
  const isLogin = useLocation().pathname === '/partner-login';
  return (
    <>
      <TestBand />
      <ErrorBoundary fallback={<GatePage title={t('frame.crashed')}>{t('staff.crashedText')}</GatePage>}>
        {isLogin ? <PartnerLogin /> : <Visit />}
      </ErrorBoundary>
      <Toaster label={t('frame.notifications')} closeLabel={t('frame.close')} />
    </>
  );
}

function Visit() {
  const { t } = useI18n();
  const dashboard = useMatch('/partner-dashboard/:id/*')?.params.id;
  const query = useQuery(visitorQuery(useApi()));
  const [worker, setWorker] = useState<StaffMember>();
  useNoticedEnd();
  useIdleMark();
  const visitor = query.data;
  const enter = () => void query.refetch();
  const title = t(dashboard === undefined ? 'staff.panel' : 'staff.partnerOrders');
  if (visitor?.kind === 'member' && visitor.member !== worker) setWorker(visitor.member);
  // Only a customer is sent out at once: that session is somebody's, who may not see the page below.
  if (visitor?.kind === 'customer' && worker) setWorker(undefined);
  if (!visitor) return <Arriving isPartner={dashboard !== undefined} title={title} error={query.error} onRetry={enter} />;
  const member = visitor.kind === 'member' ? visitor.member : worker;
  if (!member) return <Threshold kind={visitor.kind === 'member' ? 'nobody' : visitor.kind} title={title} onEntered={enter} />;
  if (dashboard !== undefined && member.partner !== dashboard) return <Elsewhere member={member} />;
  return (
    <>
      <PanelFrame key={member.id} member={member} onSignedOut={() => setWorker(undefined)} />
      {visitor.kind !== 'member' && <SignInAgain kind={visitor.kind} onEntered={enter} />}
    </>
  );
}

interface ArrivingProps {
  isPartner: boolean;
  title: string;
  error: Error | null;
  onRetry: () => void;
}

/** What stands here until the server has said who visits. */
function Arriving({ isPartner, title, error, onRetry }: ArrivingProps) {
  const { t } = useI18n();
  return (
    <GatePage title={title}>
      {error ? (
        <ErrorCard error={error} onRetry={onRetry} />
      ) : (
        <p role="status" className="text-muted">
          {t(isPartner ? 'staff.partnerLoading' : 'staff.loading')}
        </p>
      )}
    </GatePage>
  );
}

/** A partner's address that is not the visitor's own: whether there is such a partner, nobody learns. */
function Elsewhere({ member }: { member: StaffMember }) {
  const { t } = useI18n();
  return (
    <GatePage title={t('frame.notFound')}>
      <Link to={placeOf(member)} className={buttonClass('primary')}>
        {t('staff.toOwnPlace')}
      </Link>
    </GatePage>
  );
}

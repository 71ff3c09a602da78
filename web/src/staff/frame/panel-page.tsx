import '../staff.css';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useMatch } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useAnswersOfOnePerson, useFollowOtherTabs } from '../../page/late/answers-of-one-person.ts';
import { TestBand } from '../../storefront/frame/test-band.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { Toaster } from '../../ui/toast.tsx';
import type { StaffMember } from '../kit/page/panel.tsx';
import { homeOf, PartnerLogin } from '../sign-in/partner-login.tsx';
import { GatePage, LoadingPage, OutsiderPage, SignInAgain } from './gate.tsx';
import { PanelFrame } from './panel-frame.tsx';
import { useIdleMark } from './use-idle-mark.ts';
import { useForgetShown } from './use-leave.ts';
import { useSessionWords } from './use-session-words.ts';
import { useVisitorRecheck } from './use-visitor-recheck.ts';
import { type Visitor, visitorQuery } from './visitor.ts';

/**
 * The panel of the people who run the shop, for those who may enter. When the session of somebody who works here ends, the page stays as it
 * is, with all that was typed, below the sign-in.
 */
export default function PanelPage() {
  const { t } = useI18n();
  const isLogin = useLocation().pathname === '/partner-login';
  useAnswersOfOnePerson({ queryKey: visitorQuery(useApi()).queryKey, personOf });
  return (
    <>
      <TestBand />
      <ErrorBoundary fallback={<GatePage title={t('frame.crashed')}>{t('staff.crashedText')}</GatePage>}>
        {isLogin ? <PartnerLogin /> : <Visit />}
      </ErrorBoundary>
      <Toaster />
    </>
  );
}

/** By who the visitor is: a page before the panel, the panel, or, once the session has ended, the panel below the sign-in. */
function Visit() {
  const { t } = useI18n();
  const dashboard = useMatch('/partner-dashboard/:id/*')?.params.id;
  const query = useQuery(visitorQuery(useApi()));
  // Who was here last: their page stays below the sign-in when the session ends.
  const [lastMember, setLastMember] = useState<StaffMember>();
  const forgetShown = useForgetShown();
  useFollowOtherTabs((hasLeft) => {
    if (!hasLeft) return;
    setLastMember(undefined);
    forgetShown();
    void query.refetch();
  });
  useVisitorRecheck();
  useIdleMark();
  useSessionWords();
  const visitor = query.data;
  const recheck = () => void query.refetch();
  const title = t(dashboard === undefined ? 'staff.panel' : 'staff.partnerOrders');
  if (visitor?.kind === 'member' && visitor.member !== lastMember) setLastMember(visitor.member);
  // A customer's session belongs to somebody else, who must not see the page below.
  if (visitor?.kind === 'customer' && lastMember) setLastMember(undefined);
  if (!visitor) return <LoadingPage isPartner={dashboard !== undefined} title={title} error={query.error} onRetry={recheck} />;
  const outsider = visitor.kind === 'member' ? undefined : visitor.kind;
  const member = visitor.kind === 'member' ? visitor.member : lastMember;
  if (!member) return <OutsiderPage kind={outsider ?? 'nobody'} title={title} error={query.error} onEntered={recheck} />;
  if (dashboard !== undefined && member.partner !== dashboard) return <OtherDashboard member={member} />;
  return (
    <>
      <PanelFrame key={member.id} member={member} onSignedOut={() => setLastMember(undefined)} />
      {outsider && <SignInAgain kind={outsider} email={member.email} error={query.error} onEntered={recheck} />}
    </>
  );
}

/** The person for `useAnswersOfOnePerson`. A customer's session does not say whose it is; until a sign-in is whole, nobody else has come. */
function personOf(visitor: Visitor): string | undefined {
  if (visitor.kind === 'member') return visitor.member.id;
  return visitor.kind === 'customer' ? '' : undefined;
}

/** The page of another partner's dashboard: it does not tell whether there is such a partner. */
function OtherDashboard({ member }: { member: StaffMember }) {
  const { t } = useI18n();
  return (
    <GatePage title={t('frame.notFound')}>
      <Link to={homeOf(member)} className={buttonClass('primary')}>
        {t('staff.toOwnPlace')}
      </Link>
    </GatePage>
  );
}

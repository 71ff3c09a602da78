import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { LoginForm } from '../../account/login/login-form.tsx';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { GatePage, Threshold } from '../frame/gate.tsx';
import { visitorQuery } from '../frame/staff-member.ts';
import { ErrorCard } from '../kit/page/notes.tsx';

/** The sign-in page of the address for partners, who go on to their dashboard; others of the staff may use it, and go on to the panel. */
export function PartnerLogin() {
  const { t } = useI18n();
  const visitor = useQuery(visitorQuery(useApi()));
  const enter = () => void visitor.refetch();
  const found = visitor.data;
  if (found?.kind === 'member') return <GoOn place={placeOf(found.member)} />;
  if (found && found.kind !== 'nobody') return <Threshold kind={found.kind} onEntered={enter} />;
  return (
    <GatePage title={t('staff.partnerLogin')}>
      {found && <LoginForm next={t('staff.checkingAccess')} onSignedIn={enter} />}
      {!found && visitor.error && <ErrorCard error={visitor.error} onRetry={enter} />}
      {!found && !visitor.error && (
        <p role="status" className="text-muted">
          {t('staff.partnerLoading')}
        </p>
      )}
    </GatePage>
  );
}

/** Where a member of the staff works: a partner's people at their dashboard, all others at the panel. */
export function placeOf({ role, partner }: { role: string; partner: string | null }): string {
  return role === 'partner' && partner !== null ? `/partner-dashboard/${encodeURIComponent(partner)}` : '/admin-panel';
}

function GoOn({ place }: { place: string }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  useEffect(() => void navigate(place, { replace: true }), [navigate, place]);
  return <GatePage title={t('staff.partnerLogin')}>{t('staff.goingOn')}</GatePage>;
}

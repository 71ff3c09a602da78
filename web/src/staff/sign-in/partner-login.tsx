import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { GatePage, LoadingPage, OutsiderPage } from '../frame/gate.tsx';
import { visitorQuery } from '../frame/visitor.ts';

/** The page on which partners sign in; they go on to their dashboard. Others of the staff may use it too, and go on to the panel. */
export function PartnerLogin() {
  const { t } = useI18n();
  const query = useQuery(visitorQuery(useApi()));
  const visitor = query.data;
  const readVisitor = () => void query.refetch();
  const title = t('staff.partnerLogin');
  if (!visitor) return <LoadingPage isPartner title={title} error={query.error} onRetry={readVisitor} />;
  if (visitor.kind !== 'member') {
    return <OutsiderPage kind={visitor.kind} title={title} error={query.error} onEntered={readVisitor} />;
  }
  return <GoOn place={homeOf(visitor.member)} />;
}

/** Where a member of the staff works: a partner's people on their dashboard, all others in the panel. */
export function homeOf({ role, partner }: { role: string; partner: string | null }): string {
  return role === 'partner' && partner !== null ? `/partner-dashboard/${encodeURIComponent(partner)}` : '/admin-panel';
}

function GoOn({ place }: { place: string }) {
  const { t } = useI18n();
  const navigate = useNavigate();
  useEffect(() => void navigate(place, { replace: true }), [navigate, place]);
  return <GatePage title={t('staff.partnerLogin')}>{t('staff.goingOn')}</GatePage>;
}

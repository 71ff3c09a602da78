import type { components } from '#contract';
import { formatDateTime } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { CardAction, CardFrame } from './person-card.tsx';
import { useCircleChange } from './use-people.ts';

export type Invitation = components['schemas']['InvitedOne'];

interface InvitedCardProps {
  invitation: Invitation;
  onInviteAgain: () => void;
  onRevoke: () => void;
}

/** An invited person. The customer sees a number, a state, and what they wrote themselves: whom they invite, and the e-mail. */
export function InvitedCard({ invitation, onInviteAgain, onRevoke }: InvitedCardProps) {
  const { t, language } = useI18n();
  const { number, label, state, sentTo, expiresAt } = invitation;
  const isAccepted = state === 'ready' || state === 'done';
  return (
    <CardFrame>
      <h3 className="wrap-anywhere text-card">
        <bdi>{label}</bdi>
      </h3>
      <p className="wrap-anywhere text-muted text-sm">
        {[t('people.invitedNumber', { number }), sentTo].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-3 border-line border-t pt-3 text-sm">
        <p className="font-semibold">{t(`people.state.${state}`)}</p>
        <p className="text-muted">
          {/* What follows is the same for whoever withdrew as for whoever declined. */}
          {t(`people.stateText.${state === 'withdrawn' ? 'declined' : state}`, {
            day: expiresAt ? formatDateTime(expiresAt, language) : '',
          })}
        </p>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {!isAccepted && (
          <CardAction label={t('people.newLink')} name={t('people.newLinkNamed', { name: label })} onPress={onInviteAgain} />
        )}
        <CardAction label={t('people.revoke')} name={t('people.revokeNamed', { name: label })} onPress={onRevoke} />
      </div>
    </CardFrame>
  );
}

/** Takes an invitation back. */
export function useRevokeInvitation() {
  const { t } = useI18n();
  return useChange({
    ...useCircleChange(),
    send: (api, id: string) => api.DELETE('/api/participants/invitations/{id}', { params: { path: { id } } }),
    done: t('people.revoked'),
  });
}

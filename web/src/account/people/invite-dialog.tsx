import { useState } from 'react';
import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { formDrafts } from '../../memory/late/form-drafts.ts';
import { useChange } from '../../page/late/use-change.ts';
import { useFormOver } from '../../page/late/use-form-over.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { EmailField, Field, isEmail } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { failureText, formFailureText } from '../failures.ts';
import type { Invitation } from './invited-card.tsx';
import { peopleQuery } from './use-people.ts';

interface InviteDialogProps {
  /** The customer who types: whoever signs in next in this tab must not find the text. */
  userId: string;
  invitationId: string;
  /** The invitation that gets a new link; undefined for somebody who was not invited yet. */
  former: Invitation | undefined;
  onClose: () => void;
}

/** Asks whom to invite, then shows the link, which is told once. */
export function InviteDialog({ userId, invitationId, former, onClose }: InviteDialogProps) {
  const { t } = useI18n();
  // Stays as it was when the dialog opened: `former` is set later by a press that made the invitation and whose answer was lost.
  const [place] = useState(`${userId} invite ${former?.id ?? ''}`);
  const invite = useInvite(invitationId, place);
  return (
    <Modal open onClose={onClose} title={t('people.invite')}>
      {invite.data ? (
        <div role="status" className="flex flex-col gap-3">
          <p>{t(invite.data.invitation.sentTo ? 'people.linkSent' : 'people.linkMade')}</p>
          <p className="flex items-center gap-2 rounded-field bg-sunk px-4 py-2">
            <span className="min-w-0 grow break-all text-sm">{invite.data.link}</span>
            <CopyButton text={invite.data.link} label={t('common.copyLink')} copiedLabel={t('common.linkCopied')} />
          </p>
          <p className="text-muted text-sm">{t('people.linkOnce')}</p>
        </div>
      ) : (
        <InviteForm place={place} former={former} invite={invite} />
      )}
    </Modal>
  );
}

type Invite = ReturnType<typeof useInvite>;

interface InviteFormProps {
  /** Where what is typed is kept. */
  place: string;
  former: Invitation | undefined;
  invite: Invite;
}

function InviteForm({ place, former, invite }: InviteFormProps) {
  const { t, language } = useI18n();
  const { form } = useFormOver({ place, stored: { label: former?.label ?? '', note: '', email: '' } });
  const { register, formState } = form;
  const submit = form.handleSubmit((values) => {
    if (!invite.isPending) invite.mutate({ ...values, language });
  });
  return (
    <form onSubmit={submit} noValidate className="flex flex-col gap-4">
      <p className="text-muted">{t('people.inviteText')}</p>
      <Field
        label={t('people.label')}
        hint={t('people.labelHint')}
        maxLength={80}
        required
        autoComplete="off"
        error={formState.errors.label && t('people.labelMissing')}
        {...register('label', { validate: (label) => label.trim() !== '' })}
      />
      <AreaField label={t('people.note')} hint={t('people.noteHint')} maxLength={300} {...register('note')} />
      <EmailField
        label={t('people.inviteEmail')}
        hint={t('people.inviteEmailHint')}
        autoComplete="off"
        error={formState.errors.email && t('account.emailWrong')}
        {...register('email', { validate: (email) => email.trim() === '' || isEmail(email) })}
      />
      <Alert>{invite.error && formFailureText(invite.error, t('people.notInvited'), t)}</Alert>
      <Button variant="primary" type="submit" isBusy={invite.isPending} className="self-start">
        {t('people.makeLink')}
      </Button>
    </form>
  );
}

function useInvite(invitationId: string, place: string) {
  const { t } = useI18n();
  return useChange({
    send: (api, body: components['schemas']['InvitationInput']) =>
      dataOf(api.PUT('/api/participants/invitations/{id}', { params: { path: { id: invitationId } }, body })),
    // Also after a refusal: the invited person may have answered meanwhile.
    refreshes: [peopleQuery(useApi()).queryKey],
    onDone: () => formDrafts.drop(place),
    showsError: true,
    failed: t('account.error'),
    failedText: (error) => failureText(error, t('people.notInvited')),
  });
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { components } from '#contract';
import { dataOf } from '../../api/client.ts';
import { useApi } from '../../api/provider.tsx';
import { formatUtcDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { forgetTyped, typedInto } from '../../memory/late/form-draft.ts';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { EmailField, Field, isEmail } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { toast } from '../../ui/toast.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { failureText, formFailureText } from '../words.ts';
import { CardAction, Frame } from './person-card.tsx';
import { peopleQuery } from './use-people.ts';

export type InvitedOne = components['schemas']['InvitedOne'];

/** Somebody who speaks for themselves: to the customer a number, a state, and the customer's own word for them. */
export function InvitedCard({ one, onAgain }: { one: InvitedOne; onAgain: () => void }) {
  const { t, language } = useI18n();
  const revoke = useRevoke();
  const { id, number, label, state, sentTo, expiresAt } = one;
  const isOver = state === 'ready' || state === 'done';
  return (
    <Frame>
      <h3 className="wrap-anywhere text-card">
        <bdi>{label}</bdi>
      </h3>
      <p className="wrap-anywhere text-muted text-sm">
        {[t('people.invitedNumber', { number }), sentTo].filter(Boolean).join(' · ')}
      </p>
      <div className="mt-3 border-line border-t pt-3 text-sm">
        <p className="font-semibold">{t(`people.state.${state}`)}</p>
        <p className="text-muted">
          {t(`people.stateText.${state === 'withdrawn' ? 'declined' : state}`, {
            day: expiresAt ? formatUtcDate(expiresAt, language) : '',
          })}
        </p>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-5">
        {!isOver && <CardAction label={t('people.newLink')} name={t('people.newLinkNamed', { name: label })} onPress={onAgain} />}
        <CardAction
          label={t('people.revoke')}
          name={t('people.revokeNamed', { name: label })}
          onPress={() => revoke.mutate(id)}
        />
      </div>
    </Frame>
  );
}

/** Whom to invite, or again; then the link, which is shown once. */
export function InviteDialog({ id, before, onClose }: { id: string; before?: InvitedOne | undefined; onClose: () => void }) {
  const { t, language } = useI18n();
  const formId = useId();
  const draft = `invite ${before?.id ?? ''}`;
  const form = useForm({ defaultValues: { label: before?.label ?? '', note: '', email: '', ...typedInto(draft) } });
  const { register, handleSubmit, formState } = form;
  const invite = useInvite(id);
  useFormDraft(form, draft, asTyped);
  const submit = handleSubmit((values) => {
    if (!invite.isPending) invite.mutate({ ...values, language });
  });
  const link = invite.data?.link;
  return (
    <Modal open onClose={onClose} title={t('people.invite')}>
      {link ? (
        <div role="status" className="flex flex-col gap-3">
          <p>{t(invite.data?.invitation.sentTo ? 'people.linkSent' : 'people.linkMade')}</p>
          <p className="flex items-center gap-2 rounded-field bg-sunk px-4 py-2">
            <span className="min-w-0 grow break-all text-sm">{link}</span>
            <CopyButton text={link} label={t('people.copyLink')} copiedLabel={t('people.linkCopied')} />
          </p>
          <p className="text-muted text-sm">{t('people.linkOnce')}</p>
        </div>
      ) : (
        <form id={formId} onSubmit={submit} noValidate className="flex flex-col gap-4">
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
      )}
    </Modal>
  );
}

const asTyped = (values: { label: string; note: string; email: string }) => values;

function useInvite(id: string) {
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: components['schemas']['InvitationInput']) =>
      dataOf(api.PUT('/api/participants/invitations/{id}', { params: { path: { id } }, body })),
    onSuccess: () => {
      forgetTyped();
      return queryClient.invalidateQueries({ queryKey: peopleQuery(api).queryKey });
    },
    // The link is told once: nothing keeps it.
    gcTime: 0,
  });
}

function useRevoke() {
  const { t } = useI18n();
  const api = useApi();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.DELETE('/api/participants/invitations/{id}', { params: { path: { id } } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: peopleQuery(api).queryKey });
      toast({ title: t('people.revoked'), kind: 'success' });
    },
    onError: (error) =>
      toast({ title: t('account.error'), description: failureText(error, t('people.notSaved')), kind: 'error' }),
  });
}

/** The invited and the button that invites, in the list of people. */
export function useInviting(invited: readonly InvitedOne[]) {
  const [id, setId] = useState<string>();
  const before = invited.find((one) => one.id === id);
  return {
    begin: (invitedId: string = crypto.randomUUID()) => setId(invitedId),
    dialog: id && <InviteDialog key={id} id={id} before={before} onClose={() => setId(undefined)} />,
  };
}

import { useState } from 'react';
import { useApi } from '../../api/provider.tsx';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { CheckedForm } from '../kit/checked-form.tsx';
import { FormError } from '../kit/form-error.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import type { Member } from './members.ts';
import { isComplete, type Post, postBody, RoleFields } from './role-fields.tsx';
import { useChange } from './use-change.ts';

type Action = 'role' | 'suspend' | 'restore' | 'sessions' | 'factors';

/** What each action does, read before it is confirmed. */
const MEANING: Record<Exclude<Action, 'role'>, readonly [label: MessageKey, text: MessageKey]> = {
  suspend: ['members.suspend', 'members.suspendText'],
  restore: ['members.restore', 'members.restoreText'],
  sessions: ['members.endSessions', 'members.endSessionsText'],
  factors: ['members.resetFactors', 'members.resetFactorsText'],
};

/** Changes a member of staff: the role, and what can be taken away and given back. */
export function MemberDialog({ member, onClose }: { member: Member; onClose: () => void }) {
  const { t } = useI18n();
  const api = useApi();
  const [post, setPost] = useState<Post>({ role: member.role, partner: member.partner ?? '' });
  const [asked, setAsked] = useState<Exclude<Action, 'role'>>();
  const path = { params: { path: { id: member.id } } };
  const send: Record<Action, () => Promise<unknown>> = {
    role: () => api.PUT('/api/admin/staff/{id}', { ...path, body: postBody(post) }),
    suspend: () => api.PUT('/api/admin/staff/{id}/suspension', path),
    restore: () => api.DELETE('/api/admin/staff/{id}/suspension', path),
    sessions: () => api.DELETE('/api/admin/staff/{id}/sessions', path),
    factors: () => api.DELETE('/api/admin/staff/{id}/factors', path),
  };
  const change = useChange((action: Action) => send[action](), onClose);
  // A refusal belongs to the action that was refused.
  const ask = (action: typeof asked) => {
    change.reset();
    setAsked(action);
  };
  const run = (action: Action) => !change.isPending && change.mutate(action);
  const error = change.error;
  const isSame = post.role === member.role && (post.role !== 'partner' || post.partner === member.partner);
  const actions: Exclude<Action, 'role'>[] = [member.isSuspended ? 'restore' : 'suspend', 'sessions', 'factors'];
  return (
    <Modal open onClose={onClose} title={member.email} closeLabel={t('frame.close')}>
      <div className="flex flex-col gap-4">
        {asked ? (
          <>
            <p>{t(MEANING[asked][1], { email: member.email })}</p>
            <FormError error={error} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button variant="quiet" onClick={() => ask(undefined)}>
                {t('frame.back')}
              </Button>
              <Button variant="primary" isBusy={change.isPending} onClick={() => run(asked)}>
                {t(MEANING[asked][0])}
              </Button>
            </div>
          </>
        ) : (
          <>
            <CheckedForm
              className="flex flex-col gap-4"
              isReady={isComplete(post)}
              isUnchanged={isSame}
              isPending={change.isPending}
              onSend={() => run('role')}
            >
              <RoleFields post={post} onChange={setPost} />
              <FormError error={error} />
              <SubmitButton isPending={change.isPending} className="self-end">
                {t('members.saveRole')}
              </SubmitButton>
            </CheckedForm>
            <div className="flex flex-col items-start border-line border-t pt-3">
              {actions.map((action) => (
                <Button key={action} variant="quiet" onClick={() => ask(action)}>
                  {t(MEANING[action][0])}…
                </Button>
              ))}
            </div>
          </>
        )}
      </div>
    </Modal>
  );
}

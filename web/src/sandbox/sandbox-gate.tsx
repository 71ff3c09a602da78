import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { codeOf } from '../api/late/refusals.ts';
import { useApi } from '../api/provider.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { useChange } from '../page/late/use-change.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/late/field.tsx';

/** The server's code for a missing secret, and for a wrong one. */
const CLOSED = 'sandbox_access_required';

/** Shows a page of the sandbox; where others can reach the sandbox, the form for its secret instead, until it was given. */
export function SandboxGate({ children }: { children: ReactNode }) {
  const api = useApi();
  const access = useQuery({
    queryKey: ['/api/sandbox/access'],
    queryFn: ({ signal }) => api.GET('/api/sandbox/access', { signal }).then(() => true),
  });
  return codeOf(access.error) === CLOSED ? <AccessForm onOpened={() => void access.refetch()} /> : children;
}

/** Asks for the secret. The server answers with a cookie, so the page need not keep the secret. */
function AccessForm({ onOpened }: { onOpened: () => void }) {
  const { t } = useI18n();
  const [secret, setSecret] = useState('');
  const open = useChange({
    send: (api) => api.POST('/api/sandbox/access', { body: { secret } }),
    onDone: onOpened,
  });
  return (
    <div className="page-width max-w-150 py-10">
      <h1 className="text-title">{t('sandbox.accessTitle')}</h1>
      <p className="mt-2 mb-6 text-muted">{t('sandbox.accessText')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!open.isPending) open.mutate();
        }}
      >
        <Field
          label={t('sandbox.secret')}
          type="password"
          name="secret"
          autoComplete="current-password"
          maxLength={200}
          required
          value={secret}
          onChange={(event) => setSecret(event.target.value)}
          error={codeOf(open.error) === CLOSED ? t('sandbox.secretWrong') : open.error?.message}
        />
        <Button type="submit" variant="primary" isBusy={open.isPending} className="mt-4">
          {t('sandbox.open')}
        </Button>
      </form>
    </div>
  );
}

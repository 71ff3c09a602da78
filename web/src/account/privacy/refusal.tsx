import { codeOf } from '../../api/late/refusals.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../failures.ts';
import { useLogout } from '../use-session.ts';

/** Says why an action failed. When the last sign-in is too long ago, offers to sign in again. */
export function Refusal({ error, fallback }: { error: Error; fallback: string }) {
  const { t } = useI18n();
  const logout = useLogout();
  return (
    <div role="alert" className="mt-3 text-sm">
      <p className="text-danger">{failureText(error, fallback)}</p>
      {codeOf(error) === 'fresh_login_required' && (
        <Button className="mt-2" isBusy={logout.isPending} onClick={() => logout.mutate()}>
          {t('account.signInAgain')}
        </Button>
      )}
    </div>
  );
}

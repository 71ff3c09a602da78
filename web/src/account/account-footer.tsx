import { LogOut } from 'lucide-react';
import { useI18n } from '../i18n/i18n.tsx';
import { SupportMail, SupportMessenger } from '../page/support.tsx';
import { Button } from '../ui/button.tsx';
import { useLogout } from './use-session.ts';

/** Shows the shop's contacts and the button that signs out. */
export function AccountFooter() {
  const { t } = useI18n();
  const logout = useLogout();
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-5">
      <address className="flex flex-wrap gap-x-6 not-italic">
        <SupportMail />
        <SupportMessenger />
      </address>
      <Button variant="quiet" className="-mx-4 px-4!" onClick={() => logout.mutate()} isBusy={logout.isPending}>
        <LogOut size={18} aria-hidden="true" />
        {t('account.logout')}
      </Button>
    </div>
  );
}

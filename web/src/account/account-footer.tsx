import { LogOut, Mail, Send } from 'lucide-react';
import { SUPPORT_EMAIL, SUPPORT_MESSENGER } from '../contacts.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from '../ui/button.tsx';
import { useLogout } from './use-session.ts';

/** Whom to ask, and the way out. */
export function AccountFooter() {
  const { t } = useI18n();
  const logout = useLogout();
  return (
    <div className="mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t pt-5">
      <address className="flex flex-wrap gap-x-6 not-italic">
        <a href={`mailto:${SUPPORT_EMAIL}`} className="text-link inline-flex min-h-11 items-center gap-2">
          <Mail size={18} aria-hidden="true" />
          {SUPPORT_EMAIL}
        </a>
        <span className="inline-flex min-h-11 items-center gap-2">
          <Send size={18} aria-hidden="true" className="text-accent" />
          <span className="sr-only">{t('frame.footerMessenger')}: </span>
          {SUPPORT_MESSENGER}
        </span>
      </address>
      <Button
        variant="quiet"
        className="max-md:-ml-5.5 md:-mr-5.5"
        onClick={() => logout.mutate()}
        aria-disabled={logout.isPending || undefined}
      >
        <LogOut size={18} aria-hidden="true" />
        {t('account.logout')}
      </Button>
    </div>
  );
}

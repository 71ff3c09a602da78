import { Mail, Send } from 'lucide-react';
import { SUPPORT_EMAIL, SUPPORT_MESSENGER } from '../../contacts.ts';
import { useI18n } from '../../i18n/i18n.tsx';

/** The shop's e-mail and messenger. */
export function Contacts() {
  const { t } = useI18n();
  return (
    <ul className="text-sm">
      <li>
        <a href={`mailto:${SUPPORT_EMAIL}`} className="text-link inline-flex min-h-11 items-center gap-3">
          <Mail size={18} aria-hidden="true" />
          <span className="sr-only">{t('reading.email')}: </span>
          {SUPPORT_EMAIL}
        </a>
      </li>
      <li className="flex min-h-11 items-center gap-3">
        <Send size={18} aria-hidden="true" className="text-accent" />
        <span className="sr-only">{t('reading.messenger')}: </span>
        {SUPPORT_MESSENGER}
      </li>
    </ul>
  );
}

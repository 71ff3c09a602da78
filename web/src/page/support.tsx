import { Mail, Send } from 'lucide-react';
import type { ReactNode } from 'react';
import { messengerAddress } from '#kernel/messenger.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { useSettings } from './settings.tsx';

const LINE = 'inline-flex min-h-11 items-center gap-3';

/** A link that writes to the shop's e-mail. */
export function SupportMail() {
  const { t } = useI18n();
  const { email } = useSettings().support;
  return (
    <a href={`mailto:${email}`} className={`text-link ${LINE}`}>
      <Mail size={18} aria-hidden="true" />
      <span className="sr-only">{t('frame.email')}: </span>
      {email}
    </a>
  );
}

/** A link that writes to the shop in the messenger. */
export function SupportMessenger() {
  const { t } = useI18n();
  const { messenger } = useSettings().support;
  return (
    <a href={messengerAddress(messenger)} rel="noopener noreferrer" className={`text-link ${LINE}`}>
      <Send size={18} aria-hidden="true" />
      <span className="sr-only">{t('frame.messenger')}: </span>
      {messenger}
    </a>
  );
}

/** Both ways to write to the shop, as entries of a list. */
export function SupportItems() {
  return (
    <>
      <li>
        <SupportMail />
      </li>
      <li>
        <SupportMessenger />
      </li>
    </>
  );
}

/** Stands in the place of a page that the browser alone can draw, and shows only where JavaScript is off. */
export function PageNeedsScript({ children }: { children: ReactNode }) {
  return (
    <div className="page-width hidden py-10 noscript:block">
      <p className="mb-2 text-lead">{children}</p>
      <p className="flex flex-col">
        <SupportMail />
        <SupportMessenger />
      </p>
    </div>
  );
}

/** Stands where an order begins, and shows only where JavaScript is off: orders are made by scripts. */
export function NeedsScript() {
  const { t } = useI18n();
  return (
    <div className="mt-3.5 hidden text-muted text-sm noscript:block">
      <p>{t('frame.needsScript')}</p>
      <SupportMail />
    </div>
  );
}

import { MessageCircle, Phone } from 'lucide-react';
import { useRef } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { SupportMail, SupportMessenger } from '../../page/support.tsx';
import { useLateDialog } from './use-late-dialog.tsx';

const CARD_ID = 'contact-card';

const loadDialog = () => import('../consultation/consultation-dialog.tsx');

/** A floating button that shows the shop's contacts. The browser itself opens and closes the card, without JavaScript. */
export function ContactButton() {
  const { t } = useI18n();
  const card = useRef<HTMLDivElement>(null);
  const consultation = useLateDialog(loadDialog, t('frame.consultation'), {});
  const ask = () => {
    card.current?.hidePopover();
    consultation.show();
  };
  return (
    <aside aria-label={t('frame.contact')}>
      <button
        type="button"
        popoverTarget={CARD_ID}
        aria-label={t('frame.contact')}
        className="fixed right-3 bottom-3 z-10 inline-flex size-12 items-center justify-center rounded-full border border-line bg-surface text-accent shadow-raised transition-colors duration-150 hover:bg-soft"
      >
        <MessageCircle size={23} strokeWidth={1.75} aria-hidden="true" />
      </button>
      <div
        ref={card}
        id={CARD_ID}
        popover="auto"
        className="fixed inset-auto right-3 bottom-18 m-0 rounded-card border border-line bg-surface px-5 py-3 text-ink shadow-raised"
      >
        <ul>
          <li>
            <SupportMail />
          </li>
          <li>
            <SupportMessenger />
          </li>
          <li className="noscript:hidden">
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={ask}
              className="text-link inline-flex min-h-11 items-center gap-3"
            >
              <Phone size={18} aria-hidden="true" />
              {t('frame.consultation')}
            </button>
          </li>
        </ul>
      </div>
      {consultation.dialog}
    </aside>
  );
}

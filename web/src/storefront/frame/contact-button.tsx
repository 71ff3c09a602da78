import { MessageCircle, Phone } from 'lucide-react';
import { useRef } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { SupportItems } from '../../page/support.tsx';
import { useLateDialog } from './use-late-dialog.tsx';

const CARD_ID = 'contact-card';

const loadDialog = () => import('../consultation/consultation-dialog.tsx');

/**
 * A button that shows the shop's contacts. It floats only where the page's margin has room for it, and stands at the page's foot elsewhere:
 * it covers nothing. The browser itself opens and closes the card, without JavaScript.
 */
export function ContactButton() {
  const { t } = useI18n();
  const card = useRef<HTMLDivElement>(null);
  const consultation = useLateDialog(loadDialog, t('frame.consultation'), {});
  const ask = () => {
    card.current?.hidePopover();
    consultation.show();
  };
  return (
    <aside aria-label={t('frame.contact')} className="flex justify-center bg-sunk px-4 pb-8 wide:contents">
      <button
        type="button"
        popoverTarget={CARD_ID}
        aria-label={t('frame.contact')}
        className="wide:fixed wide:right-3 wide:bottom-3 wide:z-10 inline-flex min-h-12 min-w-12 items-center justify-center gap-2.5 rounded-full border border-line bg-surface px-5 wide:px-0 text-accent shadow-raised transition-colors duration-150 hover:bg-soft"
      >
        <MessageCircle size={23} strokeWidth={1.75} aria-hidden="true" />
        <span className="wide:hidden">{t('frame.contact')}</span>
      </button>
      <div
        ref={card}
        id={CARD_ID}
        popover="auto"
        className="fixed inset-x-0 top-auto bottom-24 mx-auto my-0 w-fit wide:inset-x-auto wide:right-3 wide:bottom-18 wide:mx-0 rounded-card border border-line bg-surface px-5 py-3 text-ink shadow-raised"
      >
        <ul>
          <SupportItems />
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

import * as RadixToast from '@radix-ui/react-toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useI18n } from '../../i18n/i18n.tsx';
import { dismissToast, shownToast, subscribeToToasts, type Toast } from '../toast-store.ts';
import { DIALOG_OPENED } from '../use-dialog.ts';
import { placeMessage } from './toast-place.ts';

const ICON = { info: Info, success: CircleCheck, error: CircleAlert };
const COLOUR = { info: 'text-gold', success: 'text-ok', error: 'text-danger' };

/** Shows one toast at a time. It disappears after its time, by a swipe, by Esc or by its button. F8 moves the focus to it. */
export default function ToastViewport() {
  const { t } = useI18n();
  const shown = useSyncExternalStore(subscribeToToasts, shownToast);
  const host = useHost(shown);
  return createPortal(
    <RadixToast.Provider label={t('frame.notifications')}>
      {shown && <ToastCard key={shown.id} toast={shown} />}
      <RadixToast.Viewport
        hotkey={['F8']}
        label={`${t('frame.notifications')} ({hotkey})`}
        className="toasts z-50 flex w-full flex-col gap-3 outline-none"
      />
    </RadixToast.Provider>,
    host,
  );
}

/** The element that holds the toasts: an open dialog, because everything outside of it is inert and covered; else the page. */
function useHost(shown: Toast | undefined): Element {
  const [host, setHost] = useState<Element>(topmostHost);
  useEffect(() => {
    if (!shown) return undefined;
    const moveToTop = () => setHost(topmostHost());
    moveToTop();
    document.addEventListener(DIALOG_OPENED, moveToTop);
    return () => document.removeEventListener(DIALOG_OPENED, moveToTop);
  }, [shown]);
  useEffect(() => {
    const leaveClosedDialog = () => setHost(topmostHost());
    host.addEventListener('close', leaveClosedDialog);
    return () => host.removeEventListener('close', leaveClosedDialog);
  }, [host]);
  return host;
}

function topmostHost(): Element {
  return [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
}

function ToastCard({ toast }: { toast: Toast }) {
  const { t } = useI18n();
  const Icon = ICON[toast.kind];
  const [pressed] = useState(() => document.activeElement);
  // The message disappears with its link. What the link opens gives the focus back to the element that had it when the message came.
  const giveFocusBack = () => {
    if (pressed instanceof HTMLElement && pressed.isConnected) pressed.focus({ preventScroll: true });
  };
  const placeCard = useCallback(
    (card: HTMLLIElement | null) => {
      if (card) placeMessage(card, pressed);
    },
    [pressed],
  );
  return (
    <RadixToast.Root
      ref={placeCard}
      duration={toast.duration}
      type={toast.kind === 'error' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) dismissToast(toast.id);
      }}
      className="flex items-start gap-3 rounded-card border border-line bg-surface py-3 pr-2 pl-4 shadow-raised data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)"
    >
      <Icon size={20} aria-hidden="true" className={`mt-2.5 shrink-0 ${COLOUR[toast.kind]}`} />
      <div className="grow py-2">
        <RadixToast.Title className="font-semibold text-sm">{toast.title}</RadixToast.Title>
        {toast.description && <RadixToast.Description className="text-muted text-sm">{toast.description}</RadixToast.Description>}
        {toast.link && (
          <RadixToast.Action asChild altText={toast.link.text}>
            <a
              href={toast.link.href}
              onClick={giveFocusBack}
              className="text-link -mb-2 inline-flex min-h-11 items-center text-sm"
            >
              {toast.link.text}
            </a>
          </RadixToast.Action>
        )}
      </div>
      <RadixToast.Close
        aria-label={t('frame.close')}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-soft"
      >
        <X size={18} aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

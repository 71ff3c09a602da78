import { afterEach, beforeEach } from 'vitest';

/** As browsers do: an open dialog has the focus; when it closes, what had it before gets it back, unless that is gone. */
export function playBrowserDialogs(): void {
  const { showModal, close } = HTMLDialogElement.prototype;
  beforeEach(() => {
    let before: Element | null;
    HTMLDialogElement.prototype.showModal = function showModal() {
      this.open = true;
      before = document.activeElement;
      this.querySelector('button')?.focus();
    };
    HTMLDialogElement.prototype.close = function close() {
      this.open = false;
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  });
  // All files share one window.
  afterEach(() => void Object.assign(HTMLDialogElement.prototype, { showModal, close }));
}

import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { visitPanel } from '../../../../testing/panel-visit.tsx';
import { fakeServer, leaveShop } from '../../../../testing/shop-visit.tsx';
import { Modal } from '../../../ui/late/modal.tsx';
import { useFirstFocus } from './use-first-focus.ts';

afterEach(leaveShop);

const FirstField = () => <input ref={useFirstFocus()} aria-label="Код" />;

/** A dialog that opens gives the focus to what asks for it, or else to its first control. */
function asBrowsersDo(this: HTMLDialogElement): void {
  this.open = true;
  (this.querySelector<HTMLElement>('[autofocus]') ?? this.querySelector('button'))?.focus();
}

test('a dialog gives the first focus to the field that asks for it, and not to its close button', () => {
  // The first visit gives jsdom the method that is replaced here.
  visitPanel(null, fakeServer());
  const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(asBrowsersDo);
  visitPanel(
    <Modal open onClose={() => undefined} title="Подтвердите">
      <FirstField />
    </Modal>,
    fakeServer(),
  );
  expect(document.activeElement).toBe(screen.getByLabelText('Код'));
  open.mockRestore();
});

import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, leaveShop, pressFocused, visitShop } from '../../../testing/shop-visit.tsx';
import { CopyButton } from './copy-button.tsx';

afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

test('where the browser has no clipboard the text is copied by a selection, and the button keeps the focus', async () => {
  let selected = '';
  // As Chrome and Safari do it.
  vi.spyOn(HTMLTextAreaElement.prototype, 'select').mockImplementation(function (this: HTMLTextAreaElement) {
    this.focus();
  });
  document.execCommand = () => {
    selected = (document.activeElement as HTMLTextAreaElement).value;
    return true;
  };
  visitShop(<CopyButton text="tb1q" label="Copy" copiedLabel="Copied" />, fakeServer());
  await pressFocused('Copy');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  expect(selected).toBe('tb1q');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Copy' }));
});

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentServer, visitContent } from '../../../testing/content-visit.tsx';
import { leaveShop } from '../../../testing/shop-visit.tsx';

const preview = vi.hoisted(() => ({ fails: true }));

vi.mock('./article-preview.tsx', () => ({
  default: ({ text }: { text: string }) => {
    if (preview.fails) throw new Error('The code of the preview did not come');
    return text;
  },
}));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  leaveShop();
  vi.restoreAllMocks();
});

test('what an editor typed stays when the preview fails, and the preview can be asked for again', async () => {
  visitContent(contentServer(), '/content/articles/sankalpa', 'en');
  const again = await screen.findByRole('button', { name: 'Try again' });
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Title · English' });
  fireEvent.change(title, { target: { value: 'A vow of one’s own' } });
  preview.fails = false;
  fireEvent.click(again);
  expect(await screen.findByText('A vow of one’s own', { selector: 'p' })).toBeDefined();
  expect(title.value).toBe('A vow of one’s own');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

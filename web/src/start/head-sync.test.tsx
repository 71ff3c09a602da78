import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../testing/shop-visit.tsx';
import { loadAnew } from '../ui/load-anew.ts';
import { HeadSync } from './head-sync.tsx';

vi.mock('../ui/load-anew.ts', () => ({ loadAnew: vi.fn() }));
afterEach(leaveShop);

function Shop() {
  const navigate = useNavigate();
  return (
    <>
      <HeadSync />
      {['/refund', '/articles'].map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
    </>
  );
}

test('code of the head that was lost is asked for anew, and when it stays lost the next move asks again', async () => {
  const writeHead = vi.fn();
  vi.mocked(loadAnew).mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce({ writeHead });
  visitShop(<Shop />, fakeServer());
  fireEvent.click(screen.getByRole('button', { name: '/refund' }));
  await waitFor(() => expect(loadAnew).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: '/articles' }));
  await waitFor(() => expect(writeHead).toHaveBeenCalledOnce());
});

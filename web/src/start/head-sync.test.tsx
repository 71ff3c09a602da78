import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, leaveShop, visitShop } from '../../testing/shop-visit.tsx';
import { HeadSync, type loadHeadWriter } from './head-sync.tsx';

afterEach(leaveShop);

function Shop({ load }: { load: typeof loadHeadWriter }) {
  const navigate = useNavigate();
  return (
    <>
      <HeadSync load={load} />
      {['/refund', '/articles'].map((path) => (
        <button key={path} type="button" onClick={() => void navigate(path)}>
          {path}
        </button>
      ))}
    </>
  );
}

test('code of the head that was lost is asked for again at the next move', async () => {
  const writeHead = vi.fn();
  const load = vi.fn<typeof loadHeadWriter>().mockRejectedValueOnce(new Error('lost')).mockResolvedValueOnce({ writeHead });
  visitShop(<Shop load={load} />, fakeServer());
  fireEvent.click(screen.getByRole('button', { name: '/refund' }));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  fireEvent.click(screen.getByRole('button', { name: '/articles' }));
  await waitFor(() => expect(writeHead).toHaveBeenCalledOnce());
});

import { afterEach, expect, test, vi } from 'vitest';
import { fakeServer, leaveShop, press, visitShop } from '../../../testing/shop-visit.tsx';
import { Refuse } from './refuse.tsx';

afterEach(leaveShop);

function open(isOwn: boolean) {
  const onRefuse = vi.fn();
  visitShop(<Refuse isOwn={isOwn} mayRefuse error={null} isPending={false} onRefuse={onRefuse} />, fakeServer());
  return onRefuse;
}

test('data that somebody gave are erased only once the question is answered', async () => {
  const onRefuse = open(true);
  await press('Отозвать согласие и стереть данные');
  await press('Оставить как есть');
  await press('Отозвать согласие и стереть данные');
  expect(onRefuse).not.toHaveBeenCalled();
  await press('Отозвать и стереть');
  expect(onRefuse).toHaveBeenCalledOnce();
});

test('whoever has given nothing declines by one press', async () => {
  const onRefuse = open(false);
  await press('Отказаться');
  expect(onRefuse).toHaveBeenCalledOnce();
});

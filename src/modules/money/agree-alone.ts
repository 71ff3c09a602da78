import { ShopError } from '#kernel/errors.ts';
import { requireFreshFactor } from '#kernel/permissions.ts';
import type { Decider } from './hand-decision.ts';
import type { Administrator, HandPayment, MoneyStores } from './ports.ts';

/**
 * From when on a shop's only administrator may agree with a confirmation of their own; undefined when a second person must agree.
 * `administrators` are those who have a second factor now.
 */
export function aloneFrom(
  { confirmedBy, confirmedAt }: Pick<HandPayment, 'confirmedBy' | 'confirmedAt'>,
  administrators: readonly Pick<Administrator, 'userId'>[],
  delaySeconds: number,
): Date | undefined {
  const [administrator, ...others] = administrators;
  const isConfirmerAlone = administrator?.userId === confirmedBy && others.length === 0;
  return isConfirmerAlone ? new Date(confirmedAt.getTime() + delaySeconds * 1000) : undefined;
}

/**
 * Returns the administrator who may agree alone now. Throws `second_person_required` unless the decider is the shop's only administrator,
 * `agreement_too_early`, and `second_factor_required` unless the second factor is fresh.
 */
export async function requireAlone(
  { money }: Pick<MoneyStores, 'money'>,
  { staff, partner }: Decider,
  hand: HandPayment,
  delaySeconds: number,
  now: Date,
): Promise<Administrator> {
  const administrators = partner ? [] : await money.administrators();
  const [administrator] = administrators;
  const from = aloneFrom(hand, administrators, delaySeconds);
  if (!from || administrator?.userId !== staff.userId) throw new ShopError('second_person_required');
  if (now < from) throw new ShopError('agreement_too_early');
  requireFreshFactor({ secondFactorAt: staff.secondFactorAt ?? null }, now);
  return administrator;
}

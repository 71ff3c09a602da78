import { type ErrorCode, type FieldError, ShopError } from '#kernel/errors.ts';
import { MoneyRefusal, type RefusalCode } from './refusal.ts';

/** The shop's codes for what the rules refuse. A refusal that is in neither table cannot come from the panel, and is an error of the shop. */
const CODES: Partial<Record<RefusalCode, ErrorCode>> = {
  wrong_state: 'illegal_transition',
  nothing_left: 'nothing_left',
  not_by_gateway: 'illegal_transition',
  gateway_decides: 'illegal_transition',
  gateway_asked: 'refund_pending',
  gateway_silent: 'refund_pending',
  gateway_pending: 'refund_pending',
  gateway_refuses: 'refund_refused',
  gateway_failed: 'refund_failed',
  same_person: 'second_person_required',
  other_way: 'second_person_required',
};

/** The fields that are wrong when these rules refuse. */
const FIELDS: Partial<Record<RefusalCode, FieldError>> = {
  too_much: { path: ['amount'], code: 'maximum' },
  not_an_amount: { path: ['amount'], code: 'pattern' },
  no_reference: { path: ['reference'], code: 'required' },
  no_reason: { path: ['reason'], code: 'required' },
};

/** Carries out a decision from the panel: what the rules do not allow becomes an error with a code for the caller. */
export async function inShopsCodes<T>(decide: () => Promise<T>): Promise<T> {
  try {
    return await decide();
  } catch (error) {
    if (!(error instanceof MoneyRefusal)) throw error;
    const field = FIELDS[error.code];
    if (field) throw new ShopError('invalid_request', { fields: [field], cause: error });
    const code = CODES[error.code];
    if (code) throw new ShopError(code, { cause: error });
    throw error;
  }
}

import { expect } from 'vitest';
import type { ErrorCode, FieldError, ShopError } from '../errors.ts';

/** Matches a ShopError of this code, with exactly these details. */
export function refusal(code: ErrorCode, details: ShopError['details'] = {}) {
  return expect.objectContaining({ name: 'ShopError', code, details });
}

/** Details that name one field: `field('format', 'email')`. */
export function field(code: FieldError['code'], ...path: (string | number)[]) {
  return { fields: [{ path, code }] };
}

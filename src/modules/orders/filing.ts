import { ShopError } from '#kernel/errors.ts';

/** How a partner's program files an order that it placed: what the partner's own books know it by. */
export interface Filing {
  /** Slug of the partner. Of all partners it alone sees the filing, also once the order belongs to another; staff and customer see it, too. */
  readonly partner: string;
  /** Unique for the partner; null when none was given. */
  readonly reference: string | null;
  /** No personal data by the terms; empty after an erasure. */
  readonly metadata: Readonly<Record<string, string>>;
}

/** The partner has used the reference for another order, which may have been cancelled since. */
export class ClientReferenceUsed extends ShopError {
  readonly orderId: string;

  constructor(orderId: string) {
    super('client_reference_used');
    this.orderId = orderId;
  }
}

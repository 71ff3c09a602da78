import type { Coin, Units } from '#modules/payments/index.ts';

export interface SandboxTransfer {
  readonly id: string;
  readonly coin: Coin;
  readonly amount: Units;
  readonly confirmations: number;
  readonly at: Date;
}

export interface SandboxPayment {
  readonly id: string;
  readonly coin: Coin;
  readonly address: string;
  readonly expected: Units;
  readonly expiresAt: Date;
}

/** What the sandbox gateway itself keeps, apart from what the shop keeps of its payments. */
export interface SandboxLedger {
  /** Opens a payment; does nothing when it is open already. */
  open(payment: SandboxPayment): Promise<void>;
  find(id: string): Promise<(SandboxPayment & { readonly transfers: readonly SandboxTransfer[] }) | undefined>;
  addTransfer(paymentId: string, transfer: SandboxTransfer): Promise<void>;
  /** Sets the confirmations of every transfer to the payment. */
  confirmAll(paymentId: string, confirmations: number): Promise<void>;
}

import type en from '../en/payment.ts';

export default {} satisfies Record<keyof typeof en, string>;

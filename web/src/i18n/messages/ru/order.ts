import type en from '../en/order.ts';

export default {} satisfies Record<keyof typeof en, string>;

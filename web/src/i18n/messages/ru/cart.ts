import type en from '../en/cart.ts';

export default {} satisfies Record<keyof typeof en, string>;

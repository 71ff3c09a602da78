import type en from '../en/sandbox.ts';

export default {} satisfies Record<keyof typeof en, string>;

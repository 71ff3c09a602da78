import type { Transport } from '#kernel/messages.ts';

/** Sends nothing: the stored message can be read in the sandbox. Used for mail and for SMS. */
export const outbox: Transport = async () => undefined;

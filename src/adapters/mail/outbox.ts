import type { Transport } from '#kernel/messages.ts';

/** Sends nothing: the stored message is the delivery, to be read in the sandbox. Serves mail and SMS alike. */
export const outbox: Transport = async () => undefined;

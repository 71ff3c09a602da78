import type { Transport } from '#kernel/messages.ts';

/** Sends nothing, for mail and SMS of the sandbox: there messages are read where they are stored. */
export const outbox: Transport = async () => undefined;

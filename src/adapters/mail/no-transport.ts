import type { Transport } from '#kernel/messages.ts';

/** Sends nothing, for mail, SMS and pushes of the sandbox: there messages are read where they are stored. */
export const noTransport: Transport = async () => undefined;

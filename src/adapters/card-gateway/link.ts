/** The name in the ledger of the one fixed checkout link for all orders. It reports nothing, so staff or the sandbox confirm its payments. */
export const LINK = 'link';

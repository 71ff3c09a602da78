/** What the status of an invoice means beside the money that the invoice shows. */
interface Meaning {
  /** True when settled money counts as confirmed: it does, unless a person at BTCPay has refused it. */
  readonly countsMoney: boolean;
  /** True when the status does not follow from the money, so that a person must look. */
  readonly isContested: boolean;
}

const AS_PAID: Meaning = { countsMoney: true, isContested: false };
const UNEXPECTED: Meaning = { countsMoney: true, isContested: true };
const REFUSED: Meaning = { countsMoney: false, isContested: true };

/**
 * Every status of an invoice with every additional status, as BTCPay 2.4 makes them. Money decides, not the status: an invoice that was
 * paid late stays `Expired` for ever, and one whose transaction was replaced goes from `Processing` back to `New`.
 *
 * Whoever holds a key of BTCPay can mark an invoice by hand, and the shop does not know who that was. So a mark completes no order: an
 * invoice marked as settled pays with the money that it shows, and a person of the shop decides about the rest. An invoice marked as
 * invalid pays with nothing, because a person there has refused its money.
 */
const MEANINGS: Readonly<Record<string, Readonly<Record<string, Meaning>>>> = {
  New: { None: AS_PAID, PaidPartial: AS_PAID },
  Processing: { None: AS_PAID, PaidOver: AS_PAID, PaidPartial: AS_PAID },
  Settled: { None: AS_PAID, PaidOver: AS_PAID, PaidPartial: AS_PAID, PaidLate: AS_PAID, Marked: UNEXPECTED },
  Expired: { None: AS_PAID, PaidPartial: AS_PAID, PaidLate: AS_PAID, PaidOver: AS_PAID },
  // Without a mark: the money was not confirmed in the time for which BTCPay watches. It may be confirmed later all the same.
  Invalid: { None: UNEXPECTED, PaidPartial: UNEXPECTED, PaidOver: UNEXPECTED, PaidLate: UNEXPECTED, Marked: REFUSED },
};

/** Returns the meaning of a status. A pair that BTCPay does not make today counts its money and waits for a person. */
export function meaningOf(status: string, additionalStatus: string): Meaning {
  const row = Object.hasOwn(MEANINGS, status) ? MEANINGS[status] : undefined;
  return (row && Object.hasOwn(row, additionalStatus) ? row[additionalStatus] : undefined) ?? UNEXPECTED;
}

import type { components } from '#contract';
import type { MessageKey } from '../../../i18n/i18n.tsx';

type State = components['schemas']['PartnerConfirmation']['state'];

/** What somebody has said of an order's money, in words. */
export const SAID: Record<State, MessageKey> = {
  proposed: 'staffPartner.saidProposed',
  confirmed: 'staffPartner.saidConfirmed',
  taken_back: 'staffPartner.saidTakenBack',
  withdrawn: 'staffPartner.saidWithdrawn',
  declined: 'staffPartner.saidDeclined',
};

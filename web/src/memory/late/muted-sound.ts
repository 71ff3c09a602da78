import { remembered } from '../remembered.ts';

/** True once the visitor has muted the sound of a received payment. */
export const mutedSound = remembered({
  key: 'payment-sound',
  where: 'device',
  personal: false,
  isHeld: true,
  parse: (text) => text === 'off',
  // Only true is kept: forgetting it brings the sound back.
  format: (_: true) => 'off',
});

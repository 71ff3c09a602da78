import { useSyncExternalStore } from 'react';
import { remembered } from './remembered.ts';

/** Whether somebody is signed in on this device, and nothing about who: the pages of a guest then ask the shop nothing. */
export const signedIn = remembered({
  key: 'signed-in',
  where: 'device',
  personal: true,
  isHeld: true,
  parse: (text) => text !== null,
  format: (_: true) => '1',
});

/** Is somebody signed in, as far as this device knows? False on the server and in the first draw. */
export function useSignedInHint(): boolean {
  return useSyncExternalStore(signedIn.subscribe, signedIn.read, () => false);
}

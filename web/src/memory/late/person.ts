import { remembered } from '../remembered.ts';

const person = (where: 'device' | 'tab') =>
  remembered({ key: 'person', where, personal: true, parse: (text) => text ?? undefined, format: (id: string) => id });

/** Id of the user who was signed in last on this device. It outlives an ended session: only signing out forgets it, with all the rest. */
export const personOfDevice = person('device');

/** Id of the user whose things this tab remembers. If the device has another or none, they have signed out or somebody else has signed in. */
export const personOfTab = person('tab');

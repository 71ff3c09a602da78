import { remembered } from '../remembered.ts';

const person = (where: 'device' | 'tab') =>
  remembered({ key: 'person', where, personal: true, parse: (text) => text ?? undefined, format: (id: string) => id });

/** Id of the user who was signed in last on this device. It outlives an ended session: only signing out forgets it, with all the rest. */
export const personOfDevice = person('device');

/** Id of the user to whom belongs what this tab remembers. Another than the device's has signed out, or was followed by somebody else. */
export const personOfTab = person('tab');

import { json, remembered } from '../remembered.ts';

/** Declares what is typed into a form and not sent yet: the tab keeps it beyond a reload, and signing out forgets it. */
export function draft<Value>(key: string, check: (value: unknown) => value is Value) {
  return remembered({ key, where: 'tab', personal: true, parse: json(check) });
}

import { useState } from 'react';

/**
 * What a field shows whose value stands in the address: what is typed, until the address changes. A field that showed the address alone
 * would lose what is typed, because a new address is drawn a moment later.
 */
export function useTypedValue(value: string) {
  const [typed, setTyped] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  if (shownValue !== value) {
    setShownValue(value);
    setTyped(value);
  }
  return [typed, setTyped] as const;
}

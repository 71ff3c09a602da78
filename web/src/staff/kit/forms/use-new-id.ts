import { useState } from 'react';

/** An id for what a form sends. It is the same at each try, so that the shop stores once what is sent twice. */
export function useNewId(): string {
  const [id] = useState(() => crypto.randomUUID());
  return id;
}

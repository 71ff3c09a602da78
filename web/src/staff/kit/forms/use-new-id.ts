import { useRef, useState } from 'react';

/** An id for what a form sends. It is the same at each try, so that the shop stores once what is sent twice. */
export function useNewId(): string {
  const [id] = useState(() => crypto.randomUUID());
  return id;
}

/**
 * Returns the id of what a form sends: the same when the same is sent again, which the shop then stores once, and another once something else is
 * typed, which the shop would refuse under the id of the last try.
 */
export function useIdOf(): (content: unknown) => string {
  const tried = useRef({ content: '', id: '' });
  return (content) => {
    const text = JSON.stringify(content);
    if (tried.current.content !== text) tried.current = { content: text, id: crypto.randomUUID() };
    return tried.current.id;
  };
}

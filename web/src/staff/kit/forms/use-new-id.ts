import { useRef, useState } from 'react';

/** An id for what a form sends. It is the same at each try, so that the shop stores once what is sent twice. */
export function useNewId(): string {
  const [id] = useState(() => crypto.randomUUID());
  return id;
}

/**
 * Returns the id or idempotency key of what a form sends: the same when the same is sent again, which the shop then does once, and another once
 * something else is typed, which the shop would refuse under that of the last try. `tried` is the id, a space and the JSON of what was sent
 * last, empty before the first try; `keepTried` gets those of this one, to be kept with what is typed.
 */
export function idOf(content: object, tried: string, keepTried: (tried: string) => void): string {
  const text = JSON.stringify(content);
  const [lastId = '', ...lastText] = tried.split(' ');
  const id = lastText.join(' ') === text ? lastId : crypto.randomUUID();
  keepTried(`${id} ${text}`);
  return id;
}

/** The same for a form that forgets its last try with a reload. */
export function useIdOf(): (content: object) => string {
  const tried = useRef('');
  const keepTried = (latest: string) => {
    tried.current = latest;
  };
  return (content) => idOf(content, tried.current, keepTried);
}

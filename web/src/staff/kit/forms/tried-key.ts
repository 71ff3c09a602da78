import { randomPart } from '../../../api/random-part.ts';

/**
 * The idempotency key for what a form sends: when the same is sent again, after a lost answer or a reload, that of the last try, so that the
 * shop does it once. `tried` is the key, a space and the JSON of what was sent last, empty before the first try; `keepTried` gets those of
 * this one, to be kept with what is typed.
 */
export function triedKey(prefix: string, body: object, tried: string, keepTried: (tried: string) => void): string {
  const content = JSON.stringify(body);
  const [lastKey = '', ...lastContent] = tried.split(' ');
  const key = lastContent.join(' ') === content ? lastKey : `${prefix}-${randomPart()}`;
  keepTried(`${key} ${content}`);
  return key;
}

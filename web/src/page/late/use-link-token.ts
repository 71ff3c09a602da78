import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CART_HASH } from '../../paths.ts';

/** 256 bits as base64url. */
const TOKEN = /^[\w-]{43}$/;

/**
 * The token of a secret link; empty without one. It stands behind `#`, so that no log has it, with `before` in front of it. The token is kept when
 * the address then ends otherwise within the page, as with the open cart or without any `#`: what the link shows stays. Any other end of the
 * address is a link that does not work.
 */
export function useLinkToken(before = '#'): string {
  const { hash } = useLocation();
  const [kept, keep] = useState('');
  const given = hash.startsWith(before) ? hash.slice(before.length) : '';
  const isPart = hash === '' || hash === CART_HASH || document.getElementById(hash.slice(1)) !== null;
  const token = TOKEN.test(given) ? given : isPart ? kept : '';
  if (token !== kept) keep(token);
  return token;
}

import { ConfigError } from '#kernel/config-error.ts';
import type { Environment } from './variables.ts';

/**
 * Throws ConfigError for a sandbox that others can reach without a secret: its pages show every one-time code, and its calls pay every
 * order. A proxy in front is known by a public address that is https or names another host.
 */
export function refuseOpenSandbox({ SANDBOX_ACCESS: secret, LISTEN_HOST: host }: Environment, publicUrl: string): void {
  const { protocol, hostname } = new URL(publicUrl);
  const isReachable = !isLoopback(host) || protocol === 'https:' || !isLoopback(hostname);
  if (secret || !isReachable) return;
  throw new ConfigError(
    'SANDBOX_ACCESS',
    'is required for a sandbox that others can reach, because a sandbox shows all codes and pays all orders: set it to a secret of 16 or more characters, or keep LISTEN_HOST and an http PUBLIC_URL on this machine',
  );
}

/** Does only this machine reach the host? */
export function isLoopback(host: string): boolean {
  return /^(localhost|[^.]+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

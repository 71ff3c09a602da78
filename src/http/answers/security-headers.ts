/** Hosts that the pages may call when visits are counted, as they follow `'self'` in the policy. */
const ANALYTICS_HOSTS = ' https://www.googletagmanager.com https://*.google-analytics.com';

/** Browsers keep the promise of https alone for so long. */
const TWO_YEARS_SECONDS = 63_072_000;
/** For which other hosts the promise holds. Choose with care: a preload list hardly forgets a host. */
const HSTS = { host: '', subdomains: '; includeSubDomains', preload: '; includeSubDomains; preload' } as const;

export interface SecurityOptions {
  readonly isHttps: boolean;
  readonly withAnalytics: boolean;
  /** For which hosts browsers remember that https alone leads to them. */
  readonly hsts: keyof typeof HSTS;
}

/**
 * Headers that every answer carries: a policy under which nothing runs but our own files and, where visits
 * are counted, those that count, and nothing may frame us.
 */
export function securityHeaders({ isHttps, withAnalytics, hsts }: SecurityOptions): Readonly<Record<string, string>> {
  return {
    'content-security-policy': contentSecurityPolicy(withAnalytics ? ANALYTICS_HOSTS : '', isHttps),
    'cross-origin-embedder-policy': 'require-corp',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(isHttps ? { 'strict-transport-security': `max-age=${TWO_YEARS_SECONDS}${HSTS[hsts]}` } : {}),
    'x-content-type-options': 'nosniff',
    'x-dns-prefetch-control': 'off',
    'x-download-options': 'noopen',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
    'x-xss-protection': '0',
  };
}

/** What differs for pictures of the catalogue: scripts of every site read their addresses there, and its pages may show them. */
export const SHOWN_EVERYWHERE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

function contentSecurityPolicy(analytics: string, isHttps: boolean): string {
  return [
    "default-src 'none'",
    `script-src 'self'${analytics}`,
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${analytics}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(isHttps ? ['upgrade-insecure-requests'] : []),
  ].join(';');
}

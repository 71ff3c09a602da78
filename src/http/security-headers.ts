import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** Whom the pages may ask when visits are counted. */
const ANALYTICS_HOSTS = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];

export interface SecurityOptions {
  readonly isHttps: boolean;
  readonly withAnalytics: boolean;
}

/**
 * Headers that every answer carries: a policy under which only our own files run, and nothing may frame us. Helmet words them once, at
 * start-up; its Fastify plugin would word them anew for every request, which costs as much as a cached answer itself.
 */
export function securityHeaders({ isHttps, withAnalytics }: SecurityOptions): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader(name: string, value: string) {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => undefined,
  };
  const failed = (error?: unknown) => {
    if (error) throw error;
  };
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentSecurityPolicy({ isHttps, withAnalytics }) },
    crossOriginEmbedderPolicy: true,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    xFrameOptions: { action: 'deny' },
  })({} as IncomingMessage, response as unknown as ServerResponse, failed);
  return headers;
}

function contentSecurityPolicy({ isHttps, withAnalytics }: SecurityOptions): Record<string, string[]> {
  const analytics = withAnalytics ? ANALYTICS_HOSTS : [];
  return {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'", ...analytics],
    styleSrc: ["'self'"],
    fontSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'", ...analytics],
    manifestSrc: ["'self'"],
    formAction: ["'self'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
    ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
  };
}

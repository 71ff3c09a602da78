import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Whom the pages may ask when visits are counted. */
const ANALYTICS_HOSTS = ['https://www.googletagmanager.com', 'https://*.google-analytics.com'];

export interface SecurityOptions {
  readonly isHttps: boolean;
  readonly withAnalytics: boolean;
}

/** Headers that every answer carries: a policy under which only our own files run, and nothing may frame us. */
export async function securityHeaders(app: FastifyInstance, { isHttps, withAnalytics }: SecurityOptions): Promise<void> {
  const analytics = withAnalytics ? ANALYTICS_HOSTS : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
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
      },
    },
    crossOriginEmbedderPolicy: true,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: isHttps ? { maxAge: 63_072_000, includeSubDomains: true, preload: true } : false,
    xFrameOptions: { action: 'deny' },
  });
}

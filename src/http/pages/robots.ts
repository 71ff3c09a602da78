/** Areas for staff and tests, which no search engine should walk; in every language, and whatever follows. */
const CLOSED = ['/admin-panel', '/sirius22', '/ptest22', '/pdebug22', '/partner-login', '/partner-dashboard'];

/** robots.txt (RFC 9309). Pages of one visitor say `noindex` themselves, which only a robot that may read them can obey. */
export function robotsText(origin: string): string {
  const closed = ['/api/', ...CLOSED.flatMap((path) => ['', '/ru', '/en'].map((prefix) => prefix + path))];
  return ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
}

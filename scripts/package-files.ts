/** Files of the repository that the package holds beside `src`. */
export const FILES: readonly string[] = [
  'openapi/generated/openapi.json',
  'openapi/CHANGELOG.md',
  '.env.example',
  'README.md',
  'CHANGELOG.md',
  'docs/configure.md',
  'docs/deploy.md',
  'docs/integrate.md',
  'docs/operate.md',
  'docker/Caddyfile',
  'docker/alerts.yaml',
  'docker/dashboard.json',
  'docker/shared-cache/Caddyfile',
  'docker/shared-cache/shops.vcl',
  'docker/shared-cache/varnish.vcl',
];

/** What the build has made of the server and the pages. */
export const BUILT: readonly string[] = [
  'dist/shop',
  'dist/client',
  'dist/client-package',
  'dist/server',
  'dist/share-fonts',
  'dist/receipt-fonts',
];

// Browsers also name other browsers in User-Agent: the most specific name stands first, the name that most browsers use last.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/\d.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPod)\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows NT\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Longer texts of browsers are cut: the names stand at their beginning. */
const LONGEST = 512;

/** Returns the browser and system of a User-Agent (`Chrome · Android`), made only of names in the tables above; `—` for none. */
export function describeDevice(userAgent: string): string {
  const text = userAgent.slice(0, LONGEST);
  const names = [BROWSERS, SYSTEMS].flatMap((table) => table.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return names.join(' · ') || '—';
}

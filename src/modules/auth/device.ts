// Browsers name each other in User-Agent, so the order is from the most particular to the one that all claim to be.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\b(Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\b(OPR|OPT)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
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

const LONGEST = 512;

/** Browser and system in a few words (`Chrome · Android`) for a person to recognise; only words of ours, whatever the header says. */
export function describeDevice(userAgent: string): string {
  const text = userAgent.slice(0, LONGEST);
  const words = [BROWSERS, SYSTEMS].flatMap((names) => names.find(([pattern]) => pattern.test(text))?.[1] ?? []);
  return words.join(' · ') || '—';
}

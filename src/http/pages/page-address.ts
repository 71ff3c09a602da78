import { chooseLanguage, LANGUAGES, type Language, type Prefix, parseAcceptLanguage } from '#kernel/language.ts';

const ANY_LANGUAGE = LANGUAGES.join('|');
/** Captures the prefix and the rest of a path, which must not begin with two slashes: it would name another host. */
const PREFIXED = new RegExp(`^/(${ANY_LANGUAGE})(/(?![/\\\\]).*)?$`);
/** Captures the language in the cookie that remembers the reader's choice. */
const REMEMBERED = new RegExp(`(?:^|;\\s*)lang=(${ANY_LANGUAGE})(?:;|$)`);

/** Where a page is asked for: the prefix that fixes its language, if any, and the rest of the path. */
interface PageAddress {
  readonly basename: Prefix;
  /** Begins with a slash. */
  readonly path: string;
  readonly language: Language;
}

/** Reads a pathname: `/ru/...` and `/en/...` fix the language; else the remembered choice decides, then the browser's language. */
export function readAddress(
  pathname: string,
  headers: { cookie?: string | undefined; 'accept-language'?: string | undefined },
): PageAddress {
  const [, prefix, rest = ''] = PREFIXED.exec(pathname) ?? [];
  if (prefix) return { basename: `/${prefix as Language}`, path: rest || '/', language: prefix as Language };
  const remembered = REMEMBERED.exec(headers.cookie ?? '')?.[1] as Language | undefined;
  // A path that began with two slashes would name another host.
  const path = `/${pathname.replace(/^[/\\]+/, '')}`;
  const language = remembered ?? chooseLanguage(parseAcceptLanguage(headers['accept-language']));
  return { basename: '', path, language };
}

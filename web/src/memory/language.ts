const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Keeps the language that a visitor has chosen, for addresses that do not fix one. */
export function rememberLanguage(language: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent in some browsers in use
  document.cookie = `lang=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax${secure}`;
}

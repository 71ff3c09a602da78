import type { ReadScripts } from '#modules/sankalpa/index.ts';

/** The package's types name its one export as `default` of a module, which Node does not. */
interface Sanscript {
  t(text: string, from: 'iast' | 'devanagari', to: 'iast' | 'devanagari'): string;
}

/** Sanskrit in two scripts by the tables of sanscript. They take 150 ms to load, so they are loaded when they are first needed. */
export const readScripts: ReadScripts = async () => {
  const sanscript = (await import('@indic-transliteration/sanscript')).default as unknown as Sanscript;
  return {
    toDevanagari: (iast) => sanscript.t(iast, 'iast', 'devanagari'),
    toIast: (devanagari) => sanscript.t(devanagari, 'devanagari', 'iast'),
  };
};

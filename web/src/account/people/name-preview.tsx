import { useEffect, useState } from 'react';
import { inDevanagari, spellName } from '#modules/sankalpa/spell-name.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Sanskrit } from '../../ui/late/sanskrit.tsx';

/** Turns a text from IAST, the Latin writing of Sanskrit, into Devanagari. */
type ToDevanagari = (iast: string) => string;

/** Shows, while a name is typed, how the shop's rules read it in Sanskrit. The name is sent nowhere. */
export default function NamePreview({ text }: { text: string }) {
  const { t } = useI18n();
  const [toDevanagari, setToDevanagari] = useState<ToDevanagari>();
  useEffect(() => {
    const load = async () => {
      // The types of the package describe its one export wrongly.
      const { default: sanscript } = await import('@indic-transliteration/sanscript');
      const { t: write } = sanscript as unknown as { t: (text: string, from: string, to: string) => string };
      // React would call a function that it is given: this one returns the function to keep.
      setToDevanagari(() => (iast: string) => write(iast, 'iast', 'devanagari'));
    };
    // Without it the name stands in IAST alone.
    load().catch(() => undefined);
  }, []);
  if (!text.trim()) return null;
  const { iast, unmapped } = spellName(text);
  return (
    <section aria-label={t('people.heard')} className="rounded-field bg-sunk px-4 py-3 md:col-span-2">
      <h3 className="font-normal font-sans text-muted text-sm">{t('people.heard')}</h3>
      <Sanskrit devanagari={toDevanagari ? inDevanagari(iast, toDevanagari) : ''} iast={iast} />
      {unmapped.length > 0 && <p className="text-danger text-sm">{t('people.unheard', { letters: unmapped.join(' ') })}</p>}
    </section>
  );
}

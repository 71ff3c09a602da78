import type { components } from '#contract';
import { DAY_ADVICE_WORDS } from '#words/day-advice.ts';
import { textIn } from '../../api/bilingual.ts';
import { useI18n } from '../../i18n/i18n.tsx';

type Advice = components['schemas']['DayAdvice'];

/** What the almanac said of the first day of a ritual when the day was chosen. */
export function DayAdvice({ advice }: { advice: Advice }) {
  const { language } = useI18n();
  const words = DAY_ADVICE_WORDS[language];
  const name = (named: Advice['tithi']) => textIn(named, language)('name');
  return (
    <section aria-label={words.firstDay}>
      <h3 className="mb-1 font-normal font-sans text-muted text-xs">{words.firstDay}</h3>
      <p>
        <strong>{words.qualities[advice.quality]}</strong>
        {` · ${words.begins(name(advice.tithi), name(advice.nakshatra))}`}
      </p>
      <Reasons sign="+" title={words.for} reasons={advice.for} />
      <Reasons sign="−" title={words.against} reasons={advice.against} />
    </section>
  );
}

function Reasons({ sign, title, reasons }: { sign: string; title: string; reasons: Advice['for'] }) {
  const { language } = useI18n();
  if (reasons.length === 0) return null;
  return (
    <ul aria-label={title} className="text-muted text-sm">
      {reasons.map((reason) => (
        <li key={reason.code} className="flex gap-2">
          <span aria-hidden="true">{sign}</span>
          {textIn(reason, language)('text')}
        </li>
      ))}
    </ul>
  );
}

import type { components } from '#contract';
import { textIn } from '../../api/bilingual.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';

type Advice = components['schemas']['DayAdvice'];

const QUALITY = {
  best: 'staffDesk.dayBest',
  good: 'staffDesk.dayGood',
  neutral: 'staffDesk.dayNeutral',
  weak: 'staffDesk.dayWeak',
} satisfies Record<Advice['quality'], MessageKey>;

/** What the almanac said of the first day, in the reader's language. */
export function DayAdvice({ advice }: { advice: Advice }) {
  const { t, language } = useI18n();
  const name = (named: Advice['tithi']) => textIn(named, language)('name');
  return (
    <section aria-label={t('staffDesk.firstDayAdvice')}>
      <h3 className="mb-1 font-normal font-sans text-muted text-xs">{t('staffDesk.firstDayAdvice')}</h3>
      <p>
        <strong>{t(QUALITY[advice.quality])}</strong>
        {` · ${t('staffDesk.begins', { tithi: name(advice.tithi), nakshatra: name(advice.nakshatra) })}`}
      </p>
      <Reasons sign="+" title={t('staffDesk.dayFor')} reasons={advice.for} />
      <Reasons sign="−" title={t('staffDesk.dayAgainst')} reasons={advice.against} />
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

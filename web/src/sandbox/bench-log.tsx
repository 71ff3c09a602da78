import { useI18n } from '../i18n/i18n.tsx';
import { BenchSection } from './bench-section.tsx';
import type { LogLine } from './use-bench.ts';

/** The log of the bench, newest entry first. */
export function BenchLog({ lines }: { lines: readonly LogLine[] }) {
  const { t } = useI18n();
  return (
    <BenchSection title={t('sandbox.log')}>
      <div role="log" aria-label={t('sandbox.log')}>
        {lines.length === 0 && <p className="text-muted text-sm">{t('sandbox.logEmpty')}</p>}
        <ol className="flex flex-col gap-1">
          {lines.map(({ at, text, failed }) => (
            <li key={`${at} ${text}`} className={failed ? 'break-words text-danger text-sm' : 'break-words text-sm'}>
              {failed ? t('sandbox.failed', { reason: text }) : text}
            </li>
          ))}
        </ol>
      </div>
    </BenchSection>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { components } from '#contract';
import { answerQuery } from '../api/late/answer-query.ts';
import { useApi } from '../api/provider.tsx';
import { useI18n } from '../i18n/i18n.tsx';
import { Alert } from '../ui/late/alert.tsx';
import { Badge } from '../ui/late/badge.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

type Sample = components['schemas']['LetterSample'];

/** Lists a sample of each letter to customers and people of the shop, in each language. */
export function LetterSamples() {
  const { t } = useI18n();
  const letters = useQuery(answerQuery(useApi(), '/api/sandbox/letters'));
  return (
    <section className="mt-12">
      <h2 className="text-section">{t('sandbox.letters')}</h2>
      <p className="mt-2 mb-4 text-muted">{t('sandbox.lettersText')}</p>
      {letters.isPending && <Skeleton className="h-32" />}
      <Alert>{letters.error && t('sandbox.failed', { reason: letters.error.message })}</Alert>
      <ul className="flex flex-col gap-4">
        {letters.data?.map((letter) => (
          <LetterCard key={`${letter.kind} ${letter.language}`} letter={letter} />
        ))}
      </ul>
    </section>
  );
}

function LetterCard({ letter: { kind, language, subject, text } }: { letter: Sample }) {
  const { t } = useI18n();
  return (
    <li className="rounded-card border border-line bg-surface p-5 shadow-card">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <Badge tone="gold">{language}</Badge>
        <span>{kind}</span>
      </p>
      <h3 lang={language} className="mt-2 text-card">
        {subject}
      </h3>
      <a href={`/api/sandbox/letters/${kind}/${language}`} className="text-link inline-flex min-h-11 items-center">
        {t('sandbox.asHtml')}
        <span className="sr-only">
          : {subject} ({language})
        </span>
      </a>
      <details>
        <summary className="min-h-11 cursor-pointer py-2">{t('sandbox.asText')}</summary>
        <p lang={language} className="whitespace-pre-wrap break-words">
          {text}
        </p>
      </details>
    </li>
  );
}

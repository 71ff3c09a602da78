import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { components } from '#contract';
import { answerQuery } from '../api/late/answer-query.ts';
import { useApi } from '../api/provider.tsx';
import { formatDateTime } from '../i18n/format.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { LineLink } from '../page/links.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Alert } from '../ui/late/alert.tsx';
import { Badge } from '../ui/late/badge.tsx';
import { Field } from '../ui/late/field.tsx';
import { PageMessage } from '../ui/page-message.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { LetterSamples } from './letter-samples.tsx';
import { SandboxGate } from './sandbox-gate.tsx';

type Message = components['schemas']['Message'];

const LOOK_AGAIN_MS = 5000;

/** Lists the newest mail and SMS of the sandbox, as their receivers would read them. */
export default function DebugPage() {
  return (
    <SandboxGate>
      <SentMessages />
    </SandboxGate>
  );
}

function SentMessages() {
  const { t } = useI18n();
  const [to, setTo] = useState('');
  const filter = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTo(String(new FormData(event.currentTarget).get('to')).trim());
  };
  return (
    <div className="page-width max-w-200 py-10">
      <h1 className="text-title">{t('sandbox.debugTitle')}</h1>
      <p className="mt-2 mb-2 text-muted">{t('sandbox.debugText')}</p>
      <LineLink to={paths.paymentBench()}>{t('sandbox.toBench')}</LineLink>
      <form onSubmit={filter} className="mt-3 mb-6 flex flex-wrap items-start gap-2">
        <Field label={t('sandbox.filter')} hint={t('sandbox.filterHint')} name="to" autoComplete="off" className="min-w-0 grow" />
        <Button type="submit" className="mt-7">
          {t('common.show')}
        </Button>
      </form>
      <Messages to={to} />
      <LetterSamples />
    </div>
  );
}

/** The newest hundred messages to a receiver; without one, to all. */
function Messages({ to }: { to: string }) {
  const { t } = useI18n();
  const query = answerQuery(useApi(), '/api/sandbox/messages', { query: { to: to || undefined } });
  const { data, error, isPending } = useQuery({ ...query, refetchInterval: LOOK_AGAIN_MS });
  return (
    <>
      {isPending && <Skeleton className="h-32" />}
      <Alert>{error && t('sandbox.failed', { reason: error.message })}</Alert>
      {data?.length === 0 && <PageMessage level={2} title={t('sandbox.noMessages')} text={t('sandbox.noMessagesText')} />}
      <ul className="flex flex-col gap-4">
        {data?.map((message) => (
          <MessageCard key={message.id} message={message} />
        ))}
      </ul>
    </>
  );
}

function MessageCard({ message }: { message: Message }) {
  const { language } = useI18n();
  return (
    <li className="rounded-card border border-line bg-surface p-5 shadow-card">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <Badge tone="gold">{message.channel}</Badge>
        <span className="break-all">{message.to}</span>
        <time dateTime={message.sentAt}>{formatDateTime(message.sentAt, language)}</time>
      </p>
      {message.subject && <h2 className="mt-2 text-card">{message.subject}</h2>}
      <p className="mt-2 whitespace-pre-wrap break-words">{message.text}</p>
    </li>
  );
}

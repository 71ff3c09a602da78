import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Alert } from '../../ui/late/alert.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { useKeptFocus } from '../../ui/late/use-kept-focus.ts';
import { failureText } from '../failures.ts';

/** What somebody says of the lines that they have read: what is to be changed, or with an empty text that all is right. */
export function wordOn({ print }: { readonly print: string }, typed: string) {
  const words = typed.trim();
  return { print, words, state: words ? 'change_asked' : 'confirmed' } as const;
}

interface YourWordProps {
  answered: { readonly state: 'unread' | 'confirmed' | 'changed' | 'change_asked'; readonly words: string };
  /** What they answered last, in a sentence. */
  text: string;
  /** Sends what is to be changed, or an empty text when all is right. */
  answer: {
    readonly mutate: (words: string, callbacks: { readonly onSuccess: () => void }) => void;
    readonly isPending: boolean;
    readonly error: Error | null;
  };
}

/**
 * Here somebody confirms what will be read aloud for them, or asks for a change. When the lines or the answer have changed meanwhile, what was
 * typed stays beside the new ones, with the refusal.
 */
export function YourWord({ answered, text, answer }: YourWordProps) {
  const { t } = useI18n();
  const [typed, setTyped] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const keptFocus = useKeptFocus();
  useEffect(() => {
    if (isAsking) field.current?.focus();
  }, [isAsking]);
  const words = typed ?? answered.words;
  const done = () => {
    setTyped(undefined);
    setAsking(false);
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    answer.mutate(words, { onSuccess: done });
  };
  return (
    <div className="mt-2 flex flex-col gap-3 rounded-field bg-sunk p-4" {...keptFocus}>
      <p role="status">{text}</p>
      {answered.state === 'change_asked' && <p className="wrap-anywhere whitespace-pre-line">{answered.words}</p>}
      <Alert>{answer.error && failureText(answer.error, t('sankalpa.notAnswered'))}</Alert>
      {isAsking ? (
        <form className="flex flex-col gap-3" onSubmit={send}>
          <AreaField
            ref={field}
            label={t('sankalpa.whatToChange')}
            value={words}
            maxLength={1000}
            required
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="primary" isBusy={answer.isPending} disabled={!words.trim()}>
              {t('sankalpa.askChange')}
            </Button>
            <Button variant="quiet" onClick={() => setAsking(false)}>
              {t('account.cancel')}
            </Button>
          </div>
        </form>
      ) : (
        <div className="flex flex-wrap gap-2">
          {answered.state !== 'confirmed' && (
            <Button variant="primary" isBusy={answer.isPending} onClick={() => answer.mutate('', { onSuccess: done })}>
              {t('sankalpa.confirm')}
            </Button>
          )}
          <Button onClick={() => setAsking(true)}>{t('sankalpa.somethingWrong')}</Button>
        </div>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { User } from '../../api/late/current-user.ts';
import { fieldErrors } from '../../api/late/refusals.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { useChange } from '../../page/late/use-change.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/late/card.tsx';
import { Field } from '../../ui/late/field.tsx';
import { InvitedLines } from '../../ui/late/invited-lines.tsx';
import { Modal } from '../../ui/late/modal.tsx';
import { Sanskrit } from '../../ui/late/sanskrit.tsx';
import { failureText } from '../failures.ts';
import { PartLoading } from '../part-loading.tsx';
import { planQuery } from '../queries.ts';
import { namesQuery, type SpelledName } from './sankalpa-queries.ts';

/** Everybody's name as it is read at the fire; the customer corrects what sounds wrong. */
export function NamesCard({ user }: { user: User }) {
  const { t } = useI18n();
  const api = useApi();
  const { data: names, error, refetch } = useQuery(namesQuery(api));
  const { data: plan } = useQuery(planQuery(api, user.email));
  // The name alone: the version that a correction must send may change while the dialog is open.
  const [correctedName, setCorrectedName] = useState<string>();
  const corrected = names?.find(({ name }) => name === correctedName);
  return (
    <Card title={t('sankalpa.names')}>
      <p className="mt-1 text-muted text-sm">{t('sankalpa.namesText')}</p>
      {(!names || error) && (
        <PartLoading
          label={t('frame.loading')}
          heights={['h-16', 'h-16']}
          failed={error && failureText(error, t('sankalpa.notLoaded'))}
          onRetry={() => void refetch()}
        />
      )}
      {names?.length === 0 && <p className="mt-3">{t('sankalpa.nobody')}</p>}
      <ul>
        {/* Names may be equal: the key of each is its place. */}
        {Object.entries(names ?? []).map(([index, name]) => (
          <li key={index} className="flex flex-wrap items-start gap-x-4 gap-y-1 border-line border-b py-3 last:border-b-0">
            <div className="min-w-0 grow">
              <p className="font-semibold">
                <bdi>{name.name}</bdi>
              </p>
              <Sanskrit devanagari={name.devanagari} iast={name.iast} />
              <NameNotes name={name} />
            </div>
            <Button onClick={() => setCorrectedName(name.name)} aria-label={t('sankalpa.correctOf', { name: name.name })}>
              {t('sankalpa.correct')}
            </Button>
          </li>
        ))}
      </ul>
      <InvitedLines invited={plan?.invited ?? []} />
      {corrected && (
        <CorrectName
          key={corrected.name}
          name={corrected}
          // An answer that comes after the dialog was closed must not close that of another name.
          onClose={() => setCorrectedName((current) => (current === corrected.name ? undefined : current))}
        />
      )}
    </Card>
  );
}

/** Which letters no rule covers, and who has corrected the name, with a word of the priest. */
function NameNotes({ name: { unmapped, correctedBy, note } }: { name: SpelledName }) {
  const { t } = useI18n();
  return (
    <>
      {unmapped.length > 0 && <p className="text-danger text-sm">{t('sankalpa.unmapped', { letters: unmapped.join(' ') })}</p>}
      {correctedBy && (
        <p className="wrap-anywhere text-muted text-sm">
          {t(correctedBy === 'staff' ? 'sankalpa.byPriest' : 'sankalpa.byYou')}
          {note && `: ${note}`}
        </p>
      )}
    </>
  );
}

function CorrectName({ name, onClose }: { name: SpelledName; onClose: () => void }) {
  const { t } = useI18n();
  const [typed, setTyped] = useState(name.iast);
  const save = useChange({
    // An empty spelling leaves the name to the rules.
    send: (api, iast: string) =>
      api.PUT('/api/account/names', {
        params: { header: { 'If-Match': `"${name.version}"` } },
        body: { name: name.name, iast: iast.trim() },
      }),
    refreshes: [namesQuery(useApi()).queryKey],
    onDone: onClose,
    showsError: true,
    failed: t('account.error'),
    failedText: (error) => failureText(error, t('sankalpa.notSaved')),
  });
  // The shop refuses the field for one reason, and its own words do not name it.
  const refusal = fieldErrors(save.error).iast
    ? t('sankalpa.unreadable')
    : save.error && failureText(save.error, t('sankalpa.notSaved'));
  const send = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(typed);
  };
  return (
    <Modal open onClose={onClose} title={name.name}>
      <form className="flex flex-col gap-4" onSubmit={send}>
        <Field
          label={t('sankalpa.iast')}
          hint={t('sankalpa.iastHint')}
          value={typed}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          lang="sa-Latn"
          error={refusal ?? undefined}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <p className="text-muted text-sm">{t('sankalpa.letters')}</p>
        <div className="flex flex-wrap justify-end gap-2">
          {name.correctedBy && (
            <Button variant="quiet" isBusy={save.isPending} onClick={() => save.mutate('')}>
              {t('sankalpa.backToRules', { name: name.byRules })}
            </Button>
          )}
          <Button type="submit" variant="primary" isBusy={save.isPending}>
            {t('common.save')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

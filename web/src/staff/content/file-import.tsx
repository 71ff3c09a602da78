import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { FormError } from '../kit/forms/form-error.tsx';
import { SubmitButton } from '../kit/forms/submit-button.tsx';
import { isConflict } from '../kit/forms/use-typed.ts';
import { Card } from '../kit/page/card.tsx';
import { ErrorCard } from '../kit/page/notes.tsx';
import { applyImport, type ContentPlan, MOST_BYTES, planImport, type WantedImport } from './file-calls.ts';
import { FileDrop } from './file-drop.tsx';
import { Plan } from './file-plan.tsx';

/** A file to take over: it is chosen, its plan is read, and exactly that is done. */
export function FileImport() {
  const { t } = useI18n();
  const { plan, take, isOld, choose, replan } = useFileImport();
  const [passedOver, setPassedOver] = useState<string>();
  const [drafts, setDrafts] = useState(false);
  const { variables: wanted, data: shown } = plan;
  const isShown = wanted !== undefined && shown !== undefined && !take.data;
  const onFile = (file: File) => {
    // Changes that have begun are made to their end: their result is told before another file is read.
    setPassedOver(take.isPending ? file.name : undefined);
    if (!take.isPending) void choose(file, drafts);
  };
  return (
    <Card title={t('content.import')}>
      <p className="mb-3 max-w-prose text-muted">{t('content.importText')}</p>
      <FileDrop icon={FileUp} accept=".yaml,.yml" hint={t('content.chooseFileText')} onFile={onFile} />
      <CheckboxField
        className="mt-2"
        label={t('content.asDrafts')}
        checked={drafts}
        aria-disabled={take.isPending || undefined}
        onChange={({ currentTarget: { checked } }) => {
          if (take.isPending) return;
          setDrafts(checked);
          if (wanted && !take.data) replan({ ...wanted, drafts: checked });
        }}
      />
      <div className="mt-3 flex flex-col gap-4">
        <div role="status" className="flex flex-col gap-2 empty:hidden">
          {plan.isPending && <p>{t('content.readingFile')}</p>}
          {passedOver !== undefined && <p className="wrap-anywhere">{t('content.passedOver', { name: passedOver })}</p>}
          {isShown && (
            <p className="wrap-anywhere font-medium">
              {t(shown.refusals.length > 0 ? 'content.mistakesOf' : 'content.planOf', { name: wanted.name })}
            </p>
          )}
          {take.data && (
            <p ref={focusOn} tabIndex={-1} className="rounded-field bg-ok-soft px-4 py-3 text-ok outline-none">
              {t('content.imported', { count: take.data.changed, unchanged: take.data.unchanged })}
            </p>
          )}
        </div>
        {plan.error instanceof ApiError ? (
          <ErrorCard title={t('content.notRead')} error={plan.error} onRetry={() => wanted && replan(wanted)} />
        ) : (
          <FormError error={plan.error} />
        )}
        {isShown && (
          <>
            <Plan plan={shown} />
            {isOld ? (
              <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-gold-soft px-4 py-3 text-gold-ink">
                <p>{t('content.planIsOld')}</p>
                <Button onClick={() => replan(wanted)}>{t('content.newPlan')}</Button>
              </div>
            ) : (
              <FormError error={take.error} />
            )}
            {shown.plan !== null && shown.texts.length > 0 && !isOld && (
              <form
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!take.isPending && shown.plan !== null) take.mutate({ wanted, plan: shown.plan });
                }}
              >
                <SubmitButton isPending={take.isPending}>
                  {t(wanted.drafts ? 'content.applyDrafts' : 'content.apply', { count: shown.texts.length })}
                </SubmitButton>
              </form>
            )}
          </>
        )}
      </div>
    </Card>
  );
}

/** The button that was pressed is gone with its plan: the keyboard goes on from what was done. */
const focusOn = (element: HTMLElement | null) => element?.focus();

/** The plan of what was chosen last, and what was done by it. */
function useFileImport() {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const chosen = useRef(0);
  const readInTurn = useLatest<ContentPlan>();
  const plan = useMutation({
    mutationFn: (wanted: WantedImport) => {
      if (wanted.bytes.byteLength > MOST_BYTES) throw new Error(t('content.fileTooLarge'));
      return readInTurn(() => planImport(api, wanted));
    },
  });
  const take = useMutation({
    mutationFn: ({ wanted, plan: name }: { wanted: WantedImport; plan: string }) => applyImport(api, wanted, name),
    onSettled: () =>
      cache.invalidateQueries({ predicate: ({ queryKey: [path] }) => `${path}`.startsWith('/api/admin/content/') }),
  });
  const replan = (wanted: WantedImport) => {
    take.reset();
    plan.mutate(wanted);
  };
  return {
    plan,
    take,
    replan,
    /** The texts have changed since the plan was made. */
    isOld: isConflict(take.error),
    async choose(file: File, drafts: boolean) {
      chosen.current += 1;
      const mine = chosen.current;
      const bytes = await bytesOf(file);
      if (mine === chosen.current) replan({ name: file.name, bytes, drafts });
    },
  };
}

/**
 * Runs one call at a time, because the shop reads one file at a time. Of the calls that wait only the last is made. The promises of the
 * others stay open, which harms nothing: a mutation reports only its last call.
 */
function useLatest<Result>() {
  const running = useRef<Promise<unknown>>(undefined);
  const last = useRef<object>(undefined);
  return async (call: () => Promise<Result>): Promise<Result> => {
    const mine = {};
    last.current = mine;
    await running.current?.catch(() => undefined);
    if (last.current !== mine) return new Promise(() => undefined);
    const answer = call();
    running.current = answer;
    return answer;
  };
}

/** Nothing of a folder, or of a file that is gone: the shop says that it cannot be read. A file that is too large is not read at all. */
function bytesOf(file: File): Promise<ArrayBuffer> {
  const part = file.slice(0, MOST_BYTES + 1);
  return part.arrayBuffer().catch(() => new ArrayBuffer(0));
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { ApiError } from '../../api/error.ts';
import { useApi } from '../../api/provider.tsx';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { Card } from '../kit/card.tsx';
import { FormError } from '../kit/form-error.tsx';
import { ErrorCard } from '../kit/notes.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { applyImport, MOST_BYTES, planImport, type WantedImport } from './file-calls.ts';
import { Plan } from './file-plan.tsx';

const CHANGED = 412;

/** A file to take over: it is chosen, its plan is read, and exactly that is done. */
export function FileImport() {
  const { t } = useI18n();
  const { plan, take, isConflict, choose, replan } = useFileImport();
  const [drafts, setDrafts] = useState(false);
  const { variables: wanted, data: shown } = plan;
  const isBusy = plan.isPending || take.isPending;
  const isShown = wanted !== undefined && shown !== undefined && !take.data;
  const choices = { drafts, isBusy, onFile: (file: File) => void choose(file, drafts) };
  return (
    <Card title={t('content.import')}>
      <p className="mb-3 max-w-prose text-muted">{t('content.importText')}</p>
      <FileChoice {...choices} />
      <CheckboxField
        className="mt-2"
        label={t('content.asDrafts')}
        checked={drafts}
        aria-disabled={isBusy || undefined}
        onChange={({ currentTarget: { checked } }) => {
          if (isBusy) return;
          setDrafts(checked);
          if (wanted && !take.data) replan({ ...wanted, drafts: checked });
        }}
      />
      <div className="mt-3 flex flex-col gap-4">
        <div role="status" className="flex flex-col gap-2 empty:hidden">
          {plan.isPending && <p>{t('content.readingFile')}</p>}
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
            {isConflict ? (
              <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-gold-soft px-4 py-3 text-gold-ink">
                <p>{t('content.planIsOld')}</p>
                <Button onClick={() => replan(wanted)}>{t('content.newPlan')}</Button>
              </div>
            ) : (
              <FormError error={take.error} />
            )}
            {shown.plan !== null && shown.texts.length > 0 && !isConflict && (
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

/** The plan of what was chosen, and what was done by it. */
function useFileImport() {
  const { t } = useI18n();
  const api = useApi();
  const cache = useQueryClient();
  const plan = useMutation({
    mutationFn: (wanted: WantedImport) => {
      if (wanted.bytes.byteLength > MOST_BYTES) throw new Error(t('content.fileTooLarge'));
      return planImport(api, wanted);
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
    ...{ plan, take, replan },
    isConflict: take.error instanceof ApiError && take.error.status === CHANGED,
    async choose(file: File, drafts: boolean) {
      replan({ name: file.name, bytes: await bytesOf(file), drafts });
    },
  };
}

/** Nothing of a folder, or of a file that is gone: the shop says that it cannot be read. A file that is too large is not read at all. */
function bytesOf(file: File): Promise<ArrayBuffer> {
  const part = file.slice(0, MOST_BYTES + 1);
  return part.arrayBuffer().catch(() => new ArrayBuffer(0));
}

interface ChoiceProps {
  isBusy: boolean;
  onFile: (file: File) => void;
}

function FileChoice({ isBusy, onFile }: ChoiceProps) {
  const { t } = useI18n();
  const choose = (files: FileList | null) => files?.[0] && !isBusy && onFile(files[0]);
  return (
    <label
      className="flex cursor-pointer flex-col items-center gap-2 rounded-card border border-line border-dashed p-4 text-center has-focus-visible:outline-2 has-focus-visible:outline-accent"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        choose(event.dataTransfer.files);
      }}
    >
      <span className={buttonClass()}>
        <FileUp size={18} aria-hidden="true" />
        {t('content.chooseFile')}
      </span>
      <input
        type="file"
        accept=".yaml,.yml"
        className="sr-only"
        disabled={isBusy}
        onChange={({ currentTarget }) => {
          choose(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <span className="text-muted text-sm">{t('content.chooseFileText')}</span>
    </label>
  );
}

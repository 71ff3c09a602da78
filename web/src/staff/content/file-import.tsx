import { FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { ApiError } from '../../api/error.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { SubmitButton } from '../kit/forms/checked-form.tsx';
import { FormError } from '../kit/forms/refusals.tsx';
import { Card, ErrorCard } from '../kit/page/page-parts.tsx';
import type { ContentPlan, WantedImport } from './file-calls.ts';
import { FileDrop } from './file-drop.tsx';
import { ImportPlan } from './file-plan.tsx';
import { useFileImport } from './use-file-import.ts';

/** Takes over a file: it is chosen, its plan is read, and exactly that is done. */
export function FileImport() {
  const { t } = useI18n();
  const fileImport = useFileImport();
  const { plan, apply, choose, replan } = fileImport;
  const [passedOver, setPassedOver] = useState<string>();
  const [asDrafts, setAsDrafts] = useState(false);
  // Beside the state, because the box may be ticked while the bytes of a file are being read.
  const wantsDrafts = useRef(asDrafts);
  const { variables: wanted, data: readPlan } = plan;
  const onFile = (file: File) => {
    // Changes that have begun are made to their end: their result is told before another file is read.
    setPassedOver(apply.isPending ? file.name : undefined);
    if (!apply.isPending) void choose(file, wantsDrafts);
  };
  const onAsDrafts = (isTicked: boolean) => {
    if (apply.isPending) return;
    wantsDrafts.current = isTicked;
    setAsDrafts(isTicked);
    if (wanted && !apply.data) replan({ ...wanted, asDrafts: isTicked });
  };
  return (
    <Card title={t('content.import')}>
      <p className="mb-3 max-w-prose text-muted">{t('content.importText')}</p>
      <FileDrop icon={FileUp} accept=".yaml,.yml" hint={t('content.chooseFileText')} onFile={onFile} />
      <CheckboxField
        className="mt-2"
        label={t('content.asDrafts')}
        checked={asDrafts}
        aria-disabled={apply.isPending || undefined}
        onChange={({ currentTarget }) => onAsDrafts(currentTarget.checked)}
      />
      <div className="mt-3 flex flex-col gap-4">
        <ImportStatus fileImport={fileImport} passedOver={passedOver} />
        {/* A file that is too large cannot be tried again; what the shop refused, or an answer that was lost, can. */}
        {plan.error instanceof ApiError ? (
          <ErrorCard title={t('content.notRead')} error={plan.error} onRetry={() => wanted && replan(wanted)} />
        ) : (
          <FormError error={plan.error} />
        )}
        {wanted && readPlan && !apply.data && <PlanToApply fileImport={fileImport} wanted={wanted} plan={readPlan} />}
      </div>
    </Card>
  );
}

interface ImportStatusProps {
  fileImport: ReturnType<typeof useFileImport>;
  /** The name of a file that was chosen while changes were made, and not read. */
  passedOver: string | undefined;
}

/** How far the file is, for screen readers too. */
function ImportStatus({ fileImport: { plan, apply }, passedOver }: ImportStatusProps) {
  const { t } = useI18n();
  const { variables: wanted, data: readPlan } = plan;
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {plan.isPending && <p>{t('content.readingFile')}</p>}
      {passedOver !== undefined && <p className="wrap-anywhere">{t('content.passedOver', { name: passedOver })}</p>}
      {wanted && readPlan && !apply.data && (
        <p className="wrap-anywhere font-medium">
          {t(readPlan.refusals.length > 0 ? 'content.mistakesOf' : 'content.planOf', { name: wanted.name })}
        </p>
      )}
      {apply.data && (
        <p ref={focusOn} tabIndex={-1} className="rounded-field bg-ok-soft px-4 py-3 text-ok outline-none">
          {t('content.imported', { count: apply.data.changed, unchanged: apply.data.unchanged })}
        </p>
      )}
    </div>
  );
}

/** The button that was pressed is gone with its plan: the keyboard goes on from what was done. */
const focusOn = (element: HTMLElement | null) => element?.focus();

interface PlanToApplyProps {
  fileImport: ReturnType<typeof useFileImport>;
  wanted: WantedImport;
  plan: ContentPlan;
}

/** A plan that was read, and the button that carries it out; of a plan that is out of date, the button that makes a new one. */
function PlanToApply({ fileImport: { apply, isOld, replan }, wanted, plan }: PlanToApplyProps) {
  return (
    <>
      <ImportPlan plan={plan} />
      {isOld ? (
        <OldPlan onRenew={() => replan(wanted)} />
      ) : (
        <>
          <FormError error={apply.error} />
          <ApplyForm
            plan={plan}
            asDrafts={wanted.asDrafts}
            isPending={apply.isPending}
            onApply={(planName) => apply.mutate({ wanted, planName })}
          />
        </>
      )}
    </>
  );
}

/** Says that the texts have changed since the plan was made, and offers a new plan. */
function OldPlan({ onRenew }: { onRenew: () => void }) {
  const { t } = useI18n();
  return (
    <div role="alert" className="flex flex-col items-start gap-3 rounded-card bg-gold-soft px-4 py-3 text-gold-ink">
      <p>{t('content.planIsOld')}</p>
      <Button onClick={onRenew}>{t('content.newPlan')}</Button>
    </div>
  );
}

interface ApplyFormProps {
  plan: ContentPlan;
  asDrafts: boolean;
  isPending: boolean;
  onApply: (planName: string) => void;
}

/** The button that makes the changes; not drawn where there are none. */
function ApplyForm({ plan: { plan: planName, texts }, asDrafts, isPending, onApply }: ApplyFormProps) {
  const { t } = useI18n();
  if (planName === null || texts.length === 0) return null;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onApply(planName);
      }}
    >
      <SubmitButton isPending={isPending}>
        {t(asDrafts ? 'content.applyDrafts' : 'content.apply', { count: texts.length })}
      </SubmitButton>
    </form>
  );
}

import type { ComponentProps } from 'react';
import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Field } from '../../../ui/late/field.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { Modal } from '../../../ui/late/modal.tsx';
import { useDialogForm } from '../forms/dialogs.tsx';
import { TwoStepDialog } from '../forms/two-step-dialog.tsx';
import { useFirstFocus } from '../forms/use-first-focus.ts';
import { Amount } from '../values/money-and-time.tsx';
import { EvidenceField, EvidenceLink, type SentFile } from './evidence-field.tsx';
import { ConfirmedText } from './money-decisions.tsx';
import { awaitedFor, type Decision, type HandMoney, usePaymentDecisions } from './use-payment-decisions.ts';

interface DialogProps {
  readonly money: HandMoney;
  readonly onClose: () => void;
}

/** The dialog of a decision about an order's money. */
export function DecisionDialog({ decision, ...props }: DialogProps & { decision: Decision }) {
  const Dialog = DIALOGS[decision];
  return <Dialog {...props} />;
}

const DIALOGS = { confirm: ConfirmDialog, decline: DeclineDialog, agree: AgreeDialog };

interface DecisionStepsProps extends ComponentProps<typeof TwoStepDialog> {
  /** What is decided about, as it was read last, still waits for this. */
  readonly isOpen: boolean;
}

/** The two steps of a decision. Once it is no longer to be made, it says so instead: what would follow is not promised any more. */
function DecisionSteps({ isOpen, ...steps }: DecisionStepsProps) {
  if (isOpen || steps.form.isPending) return <TwoStepDialog {...steps} />;
  return <DecisionOver title={steps.title} onClose={steps.onClose} />;
}

function DecisionOver({ title, onClose }: Pick<DecisionStepsProps, 'title' | 'onClose'>) {
  const { t } = useI18n();
  // The dialog may come while somebody types, and would give the focus to its cross: their next space would close it unread.
  const text = useFirstFocus<HTMLParagraphElement>();
  return (
    <Modal open onClose={onClose} title={title}>
      <p ref={text} role="alert" tabIndex={-1} className="outline-none">
        {t('handMoney.decided')}
      </p>
    </Modal>
  );
}

const BLANK = { reference: '', evidence: '', note: '', file: null as SentFile };

/**
 * Confirms that an order's money has come: how that is known, then what will happen. The amount is always all that is due, because a part of it
 * cannot be confirmed. What was typed survives a reload and an ended session, with the file that was sent.
 */
function ConfirmDialog({ money, onClose }: DialogProps) {
  const { t, language } = useI18n();
  const decisions = usePaymentDecisions(money);
  const form = useDialogForm('confirm', String(money.number), {
    blank: BLANK,
    refreshes: decisions.refreshes,
    save: (_, { values: { reference, note, evidence, file } }) => {
      const payment = { amount: money.due, reference: reference.trim(), note: note.trim(), evidence: evidence.trim() };
      return decisions.confirm(file ? { ...payment, evidenceFile: file.id } : payment);
    },
    onSaved: onClose,
  });
  const { field } = form;
  const { reference, file } = form.values;
  return (
    <DecisionSteps
      isOpen={money.canConfirm && !awaitedFor(money)}
      form={form}
      onClose={onClose}
      title={t('handMoney.confirmTitle', { number: orderNumber(money.number, language) })}
      choose={
        <>
          <p>
            {t('handMoney.due')} <Amount dollars={money.due} className="font-heading text-lg" />
          </p>
          <Field
            {...field('reference')}
            label={t('handMoney.reference')}
            hint={t('handMoney.referenceHint')}
            required
            maxLength={200}
          />
          <EvidenceField send={decisions.sendEvidence} value={file} onChange={(sent) => form.set({ file: sent })} />
          <Field {...field('evidence')} label={t('handMoney.evidence')} maxLength={200} />
          <AreaField {...field('note')} label={t('handMoney.note')} maxLength={500} rows={3} />
        </>
      }
      review={
        <>
          <p>
            <Amount dollars={money.due} className="font-heading font-semibold text-3xl" />
          </p>
          <p>{t(money.needsSecond ? 'handMoney.willWait' : willBePaid(money))}</p>
          <p className="wrap-anywhere text-muted">{reference}</p>
          {file && <p className="wrap-anywhere text-muted">{file.name}</p>}
        </>
      }
      confirmLabel={t('handMoney.confirmLabel')}
    />
  );
}

/** Says that no money has come: the reason, which the customer reads, then what will happen. What was typed survives a reload, as in `ConfirmDialog`. */
function DeclineDialog({ money, onClose }: DialogProps) {
  const { t, language } = useI18n();
  const decisions = usePaymentDecisions(money);
  const form = useDialogForm('decline', String(money.number), {
    blank: { reason: '', file: null as SentFile },
    refreshes: decisions.refreshes,
    save: (_, { values: { reason, file } }) => {
      // It is offered only while no confirmation waits for a second person: one that came since is not withdrawn by it.
      const decision = { reason: reason.trim(), confirmationId: null };
      return decisions.decline(file ? { ...decision, evidenceFile: file.id } : decision);
    },
    onSaved: onClose,
  });
  const { reason, file } = form.values;
  return (
    <DecisionSteps
      isOpen={money.canDecline && !awaitedFor(money)}
      form={form}
      onClose={onClose}
      title={t('handMoney.declineTitle', { number: orderNumber(money.number, language) })}
      choose={
        <>
          <AreaField
            {...form.field('reason')}
            label={t('staff.why')}
            hint={t('handMoney.reasonHint')}
            required
            maxLength={500}
            rows={3}
          />
          <EvidenceField send={decisions.sendEvidence} value={file} onChange={(sent) => form.set({ file: sent })} />
        </>
      }
      review={
        <>
          <p>{t('handMoney.willBePending')}</p>
          <p className="wrap-anywhere whitespace-pre-line text-muted">{reason}</p>
          {file && <p className="wrap-anywhere text-muted">{file.name}</p>}
        </>
      }
      confirmLabel={t('handMoney.declineLabel')}
    />
  );
}

/** Agrees to a confirmation that money has come: what it says, with its proof, then what will happen. */
function AgreeDialog({ money, onClose }: DialogProps) {
  const { t, language } = useI18n();
  const { agree } = usePaymentDecisions(money);
  const [confirmation] = money.confirmations;
  if (!confirmation) return null;
  const { id, amount, reference, evidence, note, file, by } = confirmation;
  return (
    <DecisionSteps
      // Another confirmation in its place is read from its beginning.
      key={id}
      isOpen={confirmation.state === 'proposed'}
      form={{
        // Until the dialog goes, what this person has agreed to must not be told as decided by somebody else.
        isPending: agree.isPending || agree.isSuccess,
        error: agree.error,
        send: () => agree.mutate(id, { onSuccess: onClose }),
      }}
      onClose={onClose}
      title={t('handMoney.agreeTitle', { number: orderNumber(money.number, language) })}
      choose={
        <>
          <p>{t('handMoney.agreeText')}</p>
          <p>
            <Amount dollars={amount} className="font-heading text-lg" /> {by && <bdi className="text-muted text-sm">{by}</bdi>}
          </p>
          <ConfirmedText text={reference} />
          <ConfirmedText text={evidence} />
          <ConfirmedText text={note} />
          {file && <EvidenceLink order={money} file={file} />}
        </>
      }
      review={
        <>
          <p>
            <Amount dollars={amount} className="font-heading font-semibold text-3xl" />
          </p>
          {awaitedFor(money) === 'alone' && <p>{t('handMoney.aloneNow')}</p>}
          <p>{t(willBePaid(money))}</p>
          <p className="wrap-anywhere text-muted">{reference}</p>
        </>
      }
      confirmLabel={t('handMoney.agreeLabel')}
    />
  );
}

const willBePaid = ({ slug }: HandMoney) => (slug === undefined ? 'handMoney.willBePaidShop' : 'handMoney.willBePaid');

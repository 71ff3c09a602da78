import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { Field } from '../../../ui/late/field.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { useDialogForm } from '../forms/dialogs.tsx';
import { TwoStepDialog } from '../forms/two-step-dialog.tsx';
import { Amount } from '../values/money-and-time.tsx';
import { EvidenceField, EvidenceLink, fileIn, fileTexts, NO_FILE } from './evidence-field.tsx';
import type { EvidenceFile, HandMoneyOrder, PaymentDecisions } from './use-payment-decisions.ts';

interface ConfirmProps {
  readonly decisions: PaymentDecisions;
  /** `due`: what is still to be paid, in dollars; `needsSecond`: a second person must agree before the order is paid. */
  readonly order: { readonly number: number; readonly due: number; readonly needsSecond: boolean };
  /** The money comes to the shop itself, and not to a partner. */
  readonly isForShop?: boolean;
  readonly onClose: () => void;
}

const BLANK = { reference: '', evidence: '', note: '', ...NO_FILE };

/**
 * Confirms that an order's money has come: how that is known, then what will happen. The amount is always all that is due, because a part of it
 * cannot be confirmed. What was typed survives a reload and an ended session, with the file that was sent.
 */
export function ConfirmDialog({ decisions, order, isForShop = false, onClose }: ConfirmProps) {
  const { t, language } = useI18n();
  const form = useDialogForm('confirm', String(order.number), {
    blank: BLANK,
    refreshes: decisions.refreshes,
    save: (_, { values: { reference, note, evidence, fileId } }) => {
      const payment = { amount: order.due, reference: reference.trim(), note: note.trim(), evidence: evidence.trim() };
      return decisions.confirm(fileId ? { ...payment, evidenceFile: fileId } : payment);
    },
    onSaved: onClose,
  });
  const { values, field } = form;
  const file = fileIn(values);
  const willBePaid = isForShop ? 'handMoney.willBePaidShop' : 'handMoney.willBePaid';
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t('handMoney.confirmTitle', { number: orderNumber(order.number, language) })}
      choose={
        <>
          <p>
            {t('handMoney.due')} <Amount dollars={order.due} className="font-heading text-lg" />
          </p>
          <Field
            {...field('reference')}
            label={t('handMoney.reference')}
            hint={t('handMoney.referenceHint')}
            required
            maxLength={200}
          />
          <EvidenceField send={decisions.sendEvidence} value={file} onChange={(sent) => form.set(fileTexts(sent))} />
          <Field {...field('evidence')} label={t('handMoney.evidence')} maxLength={200} />
          <AreaField {...field('note')} label={t('handMoney.note')} maxLength={500} rows={3} />
        </>
      }
      review={
        <>
          <p>
            <Amount dollars={order.due} className="font-heading font-semibold text-3xl" />
          </p>
          <p>{t(order.needsSecond ? 'handMoney.willWait' : willBePaid)}</p>
          <p className="wrap-anywhere text-muted">{values.reference}</p>
          {file && <p className="wrap-anywhere text-muted">{file.name}</p>}
        </>
      }
      confirmLabel={t('handMoney.confirmLabel')}
    />
  );
}

interface DeclineProps {
  readonly decisions: PaymentDecisions;
  readonly number: number;
  readonly onClose: () => void;
}

/** Says that no money has come: the reason, which the customer reads, then what will happen. What was typed survives a reload, as in `ConfirmDialog`. */
export function DeclineDialog({ decisions, number, onClose }: DeclineProps) {
  const { t, language } = useI18n();
  const form = useDialogForm('decline', String(number), {
    blank: { reason: '', ...NO_FILE },
    refreshes: decisions.refreshes,
    save: (_, { values }) => {
      const decision = { reason: values.reason.trim() };
      return decisions.decline(values.fileId ? { ...decision, evidenceFile: values.fileId } : decision);
    },
    onSaved: onClose,
  });
  const { reason } = form.values;
  const file = fileIn(form.values);
  return (
    <TwoStepDialog
      form={form}
      onClose={onClose}
      title={t('handMoney.declineTitle', { number: orderNumber(number, language) })}
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
          <EvidenceField send={decisions.sendEvidence} value={file} onChange={(sent) => form.set(fileTexts(sent))} />
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

interface AgreeDialogProps {
  readonly decisions: PaymentDecisions;
  readonly order: HandMoneyOrder;
  readonly number: number;
  /** What another person has confirmed, or the same one before a wait. */
  readonly confirmation: {
    readonly id: string;
    readonly amount: number;
    readonly reference: string;
    readonly evidence: string;
    readonly note: string;
    readonly file: EvidenceFile | null;
    readonly by?: string;
  };
  /** The only administrator agrees to their own confirmation. */
  readonly isAlone?: boolean;
  readonly onClose: () => void;
}

/** Agrees to a confirmation that money has come: what it says, with its proof, then what will happen. */
export function AgreeDialog({ decisions: { agree }, order, number, confirmation, isAlone = false, onClose }: AgreeDialogProps) {
  const { t, language } = useI18n();
  const { id, amount, reference, evidence, note, file, by } = confirmation;
  const willBePaid = order.slug === undefined ? 'handMoney.willBePaidShop' : 'handMoney.willBePaid';
  return (
    <TwoStepDialog
      // Another confirmation in its place is read from its beginning.
      key={id}
      form={{ isPending: agree.isPending, error: agree.error, send: () => agree.mutate(id, { onSuccess: onClose }) }}
      onClose={onClose}
      title={t('handMoney.agreeTitle', { number: orderNumber(number, language) })}
      choose={
        <>
          <p>{t('handMoney.agreeText')}</p>
          <p>
            <Amount dollars={amount} className="font-heading text-lg" /> {by && <bdi className="text-muted text-sm">{by}</bdi>}
          </p>
          <ConfirmedText text={reference} />
          <ConfirmedText text={evidence} />
          <ConfirmedText text={note} />
          {file && <EvidenceLink order={order} file={file} />}
        </>
      }
      review={
        <>
          <p>
            <Amount dollars={amount} className="font-heading font-semibold text-3xl" />
          </p>
          {isAlone && <p>{t('handMoney.aloneNow')}</p>}
          <p>{t(willBePaid)}</p>
          <p className="wrap-anywhere text-muted">{reference}</p>
        </>
      }
      confirmLabel={t('handMoney.agreeLabel')}
    />
  );
}

function ConfirmedText({ text }: { text: string }) {
  return text && <p className="wrap-anywhere whitespace-pre-line">{text}</p>;
}

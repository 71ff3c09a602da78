import { orderNumber } from '#words/order-number.ts';
import { useI18n } from '../../../i18n/i18n.tsx';
import { TwoStepDialog } from '../forms/two-step-dialog.tsx';
import { Amount } from '../values/amount.tsx';
import { EvidenceLink } from './evidence-field.tsx';
import type { EvidenceFile, MoneyPlace, SayOfMoney } from './say-of-money.ts';

interface AgreeDialogProps {
  readonly say: SayOfMoney;
  readonly place: MoneyPlace;
  readonly number: number;
  /** What another person, or the same one before a wait, has said of the money. */
  readonly confirmation: {
    readonly amount: number;
    readonly reference: string;
    readonly evidence: string;
    readonly note: string;
    readonly file: EvidenceFile | null;
    readonly by?: string;
  };
  /** The only administrator agrees to what they said themselves. */
  readonly isAlone?: boolean;
  readonly onClose: () => void;
}

/** Agrees that money has come: what was said of it, with its proof, then what will happen. */
export function AgreeDialog({ say: { agree }, place, number, confirmation, isAlone = false, onClose }: AgreeDialogProps) {
  const { t, language } = useI18n();
  const { amount, reference, evidence, note, file, by } = confirmation;
  const willBePaid = place.slug === undefined ? 'staffPartner.willBePaidShop' : 'staffPartner.willBePaid';
  return (
    <TwoStepDialog
      form={{ ...agree, send: () => agree.mutate(undefined, { onSuccess: onClose }) }}
      onClose={onClose}
      title={t('staffPartner.agreeTitle', { number: orderNumber(number, language) })}
      choose={
        <>
          <p>{t('staffPartner.agreeText')}</p>
          <p>
            <Amount dollars={amount} className="font-heading text-lg" /> {by && <bdi className="text-muted text-sm">{by}</bdi>}
          </p>
          {[reference, evidence, note].filter(Boolean).map((text) => (
            <p key={text} className="wrap-anywhere whitespace-pre-line">
              {text}
            </p>
          ))}
          {file && <EvidenceLink place={place} file={file} />}
        </>
      }
      review={
        <>
          <p>
            <Amount dollars={amount} className="font-heading font-semibold text-3xl" />
          </p>
          {isAlone && <p>{t('staffPartner.aloneNow')}</p>}
          <p>{t(willBePaid)}</p>
          <p className="wrap-anywhere text-muted">{reference}</p>
        </>
      }
      confirmLabel={t('staffPartner.agreeLabel')}
    />
  );
}

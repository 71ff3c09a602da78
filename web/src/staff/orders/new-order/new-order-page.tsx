import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { EmailField, Field, isEmail } from '../../../ui/late/field.tsx';
import { AreaField } from '../../../ui/late/field-area.tsx';
import { Amount } from '../../kit/amount.tsx';
import { Card } from '../../kit/card.tsx';
import { PanelHeading } from '../../kit/heading.tsx';
import { LanguageField } from '../../kit/language-field.tsx';
import { ErrorCard } from '../../kit/notes.tsx';
import { usePanel } from '../../kit/panel.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { BackToList } from '../back-to-list.tsx';
import { ClientChoice, useChosenClient } from './client-choice.tsx';
import { usePlaceOrder, useQuote } from './order-calls.ts';
import { RitualLines } from './ritual-lines.tsx';
import { type OrderDraft, useOrderDraft } from './use-order-draft.ts';

/** The form of an order for a client. The shop prices it; the answer is the order's page with its payment link. */
export function NewOrderPage() {
  const { t } = useI18n();
  const { can } = usePanel();
  const draft = useOrderDraft();
  const { values, lines, set, setLines } = draft;
  const client = useChosenClient();
  const quote = useQuote(lines);
  const place = usePlaceOrder(draft, client.id);
  const { errors, form, submit } = useChecks(draft, () => !place.isPending && place.mutate());
  const error = place.error ?? (lines.length > 0 ? quote.error : null);
  return (
    <>
      <BackToList />
      <PanelHeading title={t('newOrder.title')} text={t('newOrder.text')} />
      <div className="grid max-w-3xl gap-4">
        {can('clients.read') && <ClientChoice draft={draft} />}
        <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
          <Card title={t('newOrder.whom')}>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                label={t('newOrder.name')}
                autoComplete="off"
                maxLength={120}
                required
                value={values.name}
                onChange={({ target }) => set({ name: target.value })}
                error={errors.name}
              />
              <EmailField
                label={t('frame.email')}
                autoComplete="off"
                required
                value={values.email}
                onChange={({ target }) => set({ email: target.value })}
                error={errors.email}
              />
              <LanguageField
                label={t('staff.language')}
                value={values.language}
                onChange={({ target }) => set({ language: target.value })}
              />
            </div>
          </Card>
          <Card title={t('staff.rituals')}>
            <RitualLines
              lines={lines}
              onChange={setLines}
              sums={quote.data?.items.map(({ lineTotal }) => lineTotal)}
              error={errors.lines}
            />
          </Card>
          <Card>
            <AreaField
              label={t('newOrder.wishes')}
              rows={3}
              maxLength={2000}
              value={values.wishes}
              onChange={({ target }) => set({ wishes: target.value })}
            />
            <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
              <p aria-live="polite" className="flex items-baseline gap-3">
                {quote.data && lines.length > 0 && (
                  <>
                    {t('newOrder.total')} <Amount dollars={quote.data.total} className="font-heading text-3xl" />
                  </>
                )}
              </p>
              <SubmitButton isPending={place.isPending}>{t('newOrder.send')}</SubmitButton>
            </div>
            {error && (
              <div className="mt-4">
                <ErrorCard
                  title={t(place.error ? 'newOrder.failed' : 'newOrder.unpriced')}
                  error={error}
                  onRetry={() => (place.error ? place.mutate() : void quote.refetch())}
                />
              </div>
            )}
          </Card>
        </form>
      </div>
    </>
  );
}

const NONE = { name: undefined, email: undefined, lines: undefined };

/** Checks the form when it is sent, and after that with each change; leads to the first field that is wrong. */
function useChecks({ values, lines }: OrderDraft, send: () => void) {
  const { t } = useI18n();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [tries]);
  const found = {
    name: values.name.trim().length < 2 ? t(values.name.trim() ? 'newOrder.shortName' : 'newOrder.noName') : undefined,
    email: isEmail(values.email) ? undefined : t(values.email.trim() ? 'staff.wrongEmail' : 'newOrder.noEmail'),
    lines: lines.length === 0 ? t('newOrder.noRitual') : undefined,
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.values(found).some(Boolean)) setTries((before) => before + 1);
    else send();
  };
  return { errors: tries > 0 ? found : NONE, form, submit };
}

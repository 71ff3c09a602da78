import { useI18n } from '../i18n/i18n.tsx';
import { LineLink } from '../page/links.tsx';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/late/card.tsx';
import { Field } from '../ui/late/field.tsx';
import { BenchOrder } from './bench-order.tsx';
import { BenchPayment } from './bench-payment.tsx';
import { SandboxGate } from './sandbox-gate.tsx';
import { type Bench, type LogLine, useBench } from './use-bench.ts';

/** The payment bench: creates and drives sandbox payments. Without `CARD_LINK_URL` the shop's link to pay by card leads to the part `card`. */
export default function BenchPage() {
  return (
    <SandboxGate>
      <BenchParts />
    </SandboxGate>
  );
}

function BenchParts() {
  const { t } = useI18n();
  const bench = useBench();
  return (
    <div className="page-width py-10">
      <h1 className="text-title">{t('sandbox.benchTitle')}</h1>
      <p className="mt-2 mb-2 max-w-prose text-muted">{t('sandbox.benchText')}</p>
      <LineLink to={paths.debug()}>{t('sandbox.toDebug')}</LineLink>
      <div className="mt-4 grid items-start gap-6 md:grid-cols-2">
        <div className="flex flex-col gap-6">
          <BenchOrder bench={bench} />
          <div id="card" className="scroll-mt-20">
            <BenchCard bench={bench} />
          </div>
        </div>
        <div className="flex flex-col gap-6">
          <BenchPayment bench={bench} />
          <BenchLog lines={bench.log} />
        </div>
      </div>
    </div>
  );
}

function BenchCard({ bench }: { bench: Bench }) {
  const { t } = useI18n();
  return (
    <Card title={t('payment.titleCard')}>
      <p className="mt-3 mb-4 text-muted text-sm">{t('sandbox.cardText')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          bench.pay();
        }}
      >
        <Field
          label={t('sandbox.orderId')}
          value={bench.orderId}
          onChange={(event) => bench.setOrderId(event.target.value)}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit" variant="primary" disabled={bench.isBusy || !bench.orderId} className="mt-4">
          {t('sandbox.payCard')}
        </Button>
      </form>
    </Card>
  );
}

/** The log of the bench, newest entry first. */
function BenchLog({ lines }: { lines: readonly LogLine[] }) {
  const { t } = useI18n();
  return (
    <Card title={t('sandbox.log')}>
      <div role="log" aria-label={t('sandbox.log')} className="mt-3">
        {lines.length === 0 && <p className="text-muted text-sm">{t('sandbox.logEmpty')}</p>}
        <ol className="flex flex-col gap-1">
          {lines.map(({ at, text, isFailure }) => (
            <li key={`${at} ${text}`} className={isFailure ? 'break-words text-danger text-sm' : 'break-words text-sm'}>
              {isFailure ? t('sandbox.failed', { reason: text }) : text}
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

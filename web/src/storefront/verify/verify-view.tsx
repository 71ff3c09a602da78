import { formatDateTime, formatUtcDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Breadcrumb } from '../../page/breadcrumb.tsx';
import { paths } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { type Certificate, type Checked, KEYS_ADDRESS } from './certificate-queries.ts';
import { CheckFile } from './check-file.tsx';
import { CheckWithoutUs } from './check-without-us.tsx';
import { ShownNames } from './shown-names.tsx';
import { isTrusted, type Verdict, verdictOf } from './verdict.ts';
import { WhatItSays } from './what-it-says.tsx';
import { WhyItHolds } from './why-it-holds.tsx';

/** A certificate with the verdict on it, what it says, and how to check it. Drawn only in a browser, where the signature is checked. */
export function VerifyView({ certificate, signed }: { certificate: Certificate; signed: Checked }) {
  const { t } = useI18n();
  const verdict = verdictOf(signed.finding, certificate);
  const { content } = signed;
  return (
    <div className="page-width pt-3 pb-12 md:pt-5">
      <Breadcrumb pages={[[paths.home(), t('frame.home')]]} title={t('verify.title')} />
      <Heading certificate={certificate} verdict={verdict} />
      <div className="mt-7 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:gap-6">
          {content && isTrusted(verdict) && (
            <>
              <WhatItSays content={content} />
              <ShownNames key={certificate.code} code={certificate.code} />
            </>
          )}
          <div className="max-lg:order-1">
            <CheckWithoutUs code={certificate.code} keyId={certificate.keyId} />
          </div>
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <WhyItHolds certificate={certificate} signed={signed} />
          {content && isTrusted(verdict) && <CheckFile files={content.files} />}
        </div>
      </div>
      <Otherwise />
      <p className="mt-8 border-line border-t pt-5 text-muted text-sm print:hidden">
        {t('verify.publicKeys')}{' '}
        <a href={KEYS_ADDRESS} className="wrap-anywhere text-link">
          {location.host}
          {KEYS_ADDRESS}
        </a>
      </p>
    </div>
  );
}

function Heading({ certificate, verdict }: { certificate: Certificate; verdict: Verdict }) {
  const { t, language } = useI18n();
  const { revocation, code, issuedAt, test } = certificate;
  const date = formatUtcDate(issuedAt, language);
  return (
    <header className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-5 lg:flex-nowrap">
      <div className="flex min-w-0 items-center gap-5 max-sm:flex-col max-sm:items-start md:gap-7">
        <Seal verdict={verdict} />
        <div role="status" className="min-w-0">
          <h1 className={classNames('text-title', toneOf(verdict))}>{t(`verify.verdict.${verdict}`)}</h1>
          <p className="mt-1 max-w-prose text-lead text-muted">{t(`verify.verdictText.${verdict}`, { date })}</p>
          {verdict === 'revoked' && revocation && (
            <p className="mt-2 max-w-prose">
              {formatDateTime(revocation.at, language)} ·{' '}
              {revocation.cause === 'corrected' ? (
                t('verify.corrected')
              ) : (
                <bdi className="wrap-anywhere">{revocation.reason}</bdi>
              )}
            </p>
          )}
          {test && <p className="mt-2 font-medium">{t('verify.test')}</p>}
        </div>
      </div>
      <p className="text-sm lg:shrink-0 lg:text-right">
        <span className="block text-muted">{t('verify.code')}</span>
        <span className="block max-w-52 font-medium font-mono text-base tracking-wide">{code}</span>
      </p>
    </header>
  );
}

function toneOf(verdict: Verdict): string {
  if (verdict === 'valid') return 'text-ok';
  return verdict === 'unable' ? 'text-gold-ink' : 'text-danger';
}

/** The middle of a seal, as paths of an SVG. */
const TICK = 'M34 51l11 11 22-24';
const QUESTION = 'M38 40a12 12 0 1 1 15 12v7M53 67v1';
const CROSS = 'M37 37l26 26M63 37L37 63';

function signOf(verdict: Verdict): string {
  if (verdict === 'valid') return TICK;
  return verdict === 'unable' ? QUESTION : CROSS;
}

/** A seal with a tick, a question or a cross. The words beside it say the same. */
function Seal({ verdict }: { verdict: Verdict }) {
  return (
    <svg viewBox="0 0 100 100" className={classNames('size-20 shrink-0 md:size-26', toneOf(verdict))} aria-hidden="true">
      <g fill="none" className="stroke-gold">
        <circle cx="50" cy="50" r="48" strokeWidth="1.5" />
        <circle cx="50" cy="50" r="36" strokeWidth="1" />
        {PETALS.map((turn) => (
          <path key={turn} d="M50 3.5q6 5 0 9.5q-6-4.5 0-9.5" transform={`rotate(${turn} 50 50)`} />
        ))}
      </g>
      <path d={signOf(verdict)} fill="none" stroke="currentColor" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** How each of the 24 petals is turned, in degrees. */
const PETALS = Array.from({ length: 24 }, (_, index) => index * 15);

const OTHERWISE = ['changed', 'foreign_key', 'old_key', 'revoked'] as const;

/** What the page would say if the certificate did not hold. */
function Otherwise() {
  const { t } = useI18n();
  return (
    <section className="mt-10">
      <h2 className="text-section">{t('verify.otherwise')}</h2>
      <dl className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {OTHERWISE.map((cause) => (
          <div key={cause} className="border-line border-t-2 pt-3 text-sm">
            <dt className="font-semibold">{t(`verify.if.${cause}`)}</dt>
            <dd className="text-muted">{t(`verify.ifText.${cause}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

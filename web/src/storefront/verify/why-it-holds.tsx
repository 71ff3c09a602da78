import type { ReactNode } from 'react';
import { formatDay, formatUtcDate } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/late/card.tsx';
import type { Certificate, Checked } from './certificate-queries.ts';
import { Reason } from './reason.tsx';

/** The three things by which a certificate stands, each with what was found. */
export function WhyItHolds({ certificate, signed }: { certificate: Certificate; signed: Checked }) {
  const { t, language } = useI18n();
  const { state, seal } = certificate;
  return (
    <Card title={t('verify.why')}>
      <ul className="mt-2 divide-y divide-line">
        <Signature signed={signed} />
        <Reason isGood={state === 'valid'} title={t(state === 'valid' ? 'verify.notRevoked' : 'verify.isRevoked')}>
          {t('verify.askedShop')}
        </Reason>
        <Reason isGood={seal.stands} title={t(seal.stands ? 'verify.stands' : 'verify.standsNot')}>
          {t('verify.seal', { number: seal.number, day: formatDay(seal.day, language) })}, <Hash hash={seal.hash} />
        </Reason>
      </ul>
    </Card>
  );
}

function Signature({ signed: { finding, key, content } }: { signed: Checked }) {
  const { t, language } = useI18n();
  const since = key ? formatUtcDate(key.since, language) : '';
  const until = key?.until ? formatUtcDate(key.until, language) : '';
  const inUse = t(until ? 'verify.keyEnded' : 'verify.keySince', { key: key?.id ?? '', since, until });
  const words: Readonly<Record<Checked['finding'], ReactNode>> = {
    fits: inUse,
    changed: t('verify.ifText.changed'),
    foreign_key: t('verify.foreignKey', { key: content?.key ?? '' }),
    old_key: inUse,
    unable: t('verify.verdictText.unable'),
  };
  const isGood = finding === 'unable' ? undefined : finding === 'fits';
  const checked = isGood ? 'verify.fits' : 'verify.fitsNot';
  return (
    <Reason isGood={isGood} title={t(isGood === undefined ? 'verify.notChecked' : checked)}>
      {words[finding]}
    </Reason>
  );
}

/** Both ends of a hash: people compare these. */
export function Hash({ hash }: { hash: string }) {
  return (
    <span title={hash} className="whitespace-nowrap font-mono text-xs">
      {hash.slice(0, 8)} … {hash.slice(-8)}
    </span>
  );
}

import type { ReactNode } from 'react';
import { type CalendarDate, daysBetween } from '#kernel/calendar-date.ts';
import type { CertificateText, CertifiedPart } from '#modules/certificates/signed-text.ts';
import { orderNumber } from '#words/order-number.ts';
import { formatDay, formatUtcDate, withDash } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Card } from '../../ui/late/card.tsx';

/** Shows what the signed bytes say, and nothing else. */
export function WhatItSays({ content }: { content: CertificateText }) {
  const { t, language } = useI18n();
  return (
    <Card title={t('verify.says')}>
      <dl className="mt-3">
        {content.rituals.map((ritual, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: signed rituals never move, and two may be alike.
          <Ritual key={index} ritual={ritual} />
        ))}
        <Row name={t('common.order')}>{orderNumber(content.order, language)}</Row>
        <Row name={t('common.issued')}>{formatUtcDate(content.issuedAt, language)}</Row>
        <Row name={t('verify.names')}>{t('verify.noNames')}</Row>
      </dl>
    </Card>
  );
}

type CertifiedRitual = CertificateText['rituals'][number];

function Ritual({ ritual: { name, from, to, place, parts = [] } }: { ritual: CertifiedRitual }) {
  const { t, language } = useI18n();
  const first = formatDay(from, language);
  const last = formatDay(to, language);
  // The shop signs only days of the calendar.
  const days = daysBetween(from as CalendarDate, to as CalendarDate) + 1;
  return (
    <>
      <Row name={t('common.ritual')} aside={t('verify.complete')}>
        {withDash(name[language])}
      </Row>
      <Row name={t('verify.days')} aside={t('verify.daysAtFire', { days })}>
        {first === last ? first : `${first} — ${last}`}
      </Row>
      <Row name={t('common.place')}>
        <bdi>{place}</bdi>
      </Row>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: signed parts never move, and two may be alike.
        <NotedPart key={index} part={part} />
      ))}
    </>
  );
}

/** A part as it was noted, with the times that the clocks at the fire showed. */
function NotedPart({ part: { name, ahutis, days, first, last } }: { part: CertifiedPart }) {
  const { t, language } = useI18n();
  const dayAndTime = (at: string) => `${formatDay(at.slice(0, 10), language)}, ${at.slice(11, 16)}`;
  const from = dayAndTime(first);
  const to = dayAndTime(last);
  const noted = ahutis === null ? t('verify.noted') : t('common.ahutis', { count: ahutis });
  return (
    <Row name={name[language]} aside={from === to ? from : `${from} — ${to}`}>
      {noted}
      {days > 1 && <span className="block font-normal font-sans text-muted text-sm">{t('verify.partDays', { days })}</span>}
    </Row>
  );
}

function Row({ name, aside, children }: { name: string; aside?: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6.5rem_minmax(0,1fr)] items-baseline gap-x-4 border-line not-last:border-b py-2.5 sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="wrap-anywhere font-heading font-semibold text-xl leading-tight">{children}</dd>
      {aside && <dd className="text-muted text-sm max-sm:col-start-2">{aside}</dd>}
    </div>
  );
}

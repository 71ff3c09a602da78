import { CircleDashed, UserRoundCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { MOST_STARS } from '#modules/sankalpa/most-stars.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { starWords } from '../fields/star-words.ts';
import type { Person } from './person-values.ts';
import type { Circle } from './use-people.ts';

type Line = NonNullable<Circle['lines']>[number];

/** Somebody of the circle; below stand the actions, which are the children. */
export function PersonCard({ person, children }: { person: Person; children: ReactNode }) {
  const { t, language } = useI18n();
  const { name, relation, birthDate, birthTime, birthPlace, gotra, isGotraUnknown, readAs, star } = person;
  const { nakshatra, isTimed } = starWords(star, t, language);
  const stars = new Set(star.candidates.map((candidate) => candidate.nakshatra.number)).size;
  const allStars = isTimed ? 'people.allStarsAtTime' : 'people.allStars';
  const isMoreKnown = birthDate || birthTime || birthPlace || nakshatra || star.rashi || gotra || isGotraUnknown;
  return (
    <CardFrame>
      <h3 className="wrap-anywhere text-card">
        <bdi>{name}</bdi>
      </h3>
      <p className="wrap-anywhere text-muted text-sm">
        <bdi>
          {[relation, [birthDate || t('people.noBirth'), birthTime, birthPlace].filter(Boolean).join(', ')]
            .filter(Boolean)
            .join(' · ')}
        </bdi>
      </p>
      {readAs && (
        <p className="mt-3 rounded-field bg-sunk px-4 py-2.5">
          <span className="block text-muted text-sm">{t('people.readAs')}</span>
          <bdi className="wrap-anywhere font-heading text-xl">{readAs}</bdi>
        </p>
      )}
      <div className="mt-3 flex gap-2.5 border-line border-t pt-3">
        <UserRoundCheck size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-ok" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold">{t(isMoreKnown ? 'people.ready' : 'people.nameOnly')}</p>
          {nakshatra && <p>{t('people.star', { star: nakshatra })}</p>}
          {!nakshatra && stars > 1 && <p className="text-muted">{t(stars > MOST_STARS ? 'people.tooManyStars' : allStars)}</p>}
          {gotra && <p className="wrap-anywhere">{t('people.gotraSaid', { gotra })}</p>}
          {isGotraUnknown && <p className="text-muted">{t('people.kashyapa')}</p>}
        </div>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-5">{children}</div>
    </CardFrame>
  );
}

/** A line of the plan that is nobody's record: it is kept as it stands, says what it lacks, and a person can be made of it. */
export function LineCard({ line, onMakePerson }: { line: Line; onMakePerson: () => void }) {
  const { t } = useI18n();
  const lacking = line.lacks.map((fault) => t(`people.lacks.${fault}`)).join(', ');
  return (
    <CardFrame isDashed>
      <h3 className="wrap-anywhere font-heading text-xl italic">
        <bdi>{line.text}</bdi>
      </h3>
      <div className="mt-3 flex gap-2.5 border-line border-t pt-3">
        <CircleDashed size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
        <div className="min-w-0 text-sm">
          <p className="font-semibold">{lacking ? t('people.lacks', { what: lacking }) : t('people.lineOnly')}</p>
          <p className="text-muted">{t(lacking ? 'people.lacksText' : 'people.lineOnlyText')}</p>
        </div>
      </div>
      <div className="mt-1 flex flex-wrap gap-x-5">
        <CardAction label={t('people.makePerson')} name={`${t('people.makePerson')}: ${line.text}`} onPress={onMakePerson} />
      </div>
    </CardFrame>
  );
}

/** An action of a card; `name` tells screen readers whom it is about. */
export function CardAction({ label, name, onPress }: { label: string; name: string; onPress: () => void }) {
  return (
    <button type="button" className="text-link inline-flex min-h-11 items-center" aria-label={name} onClick={onPress}>
      {label}
    </button>
  );
}

/** The frame of a card; dashed where nobody's record fills it yet. */
export function CardFrame({ isDashed = false, children }: { isDashed?: boolean; children: ReactNode }) {
  const look = isDashed ? 'border-dashed bg-transparent' : 'bg-surface shadow-card';
  return <li className={`min-w-0 rounded-card border border-line p-5 ${look}`}>{children}</li>;
}

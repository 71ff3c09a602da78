import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import type { User } from '../../api/late/current-user.ts';
import { useApi } from '../../api/provider.tsx';
import { formatDay } from '../../i18n/format.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Breadcrumb } from '../../page/breadcrumb.tsx';
import { LineLink } from '../../page/links.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useKeptFocus } from '../../ui/late/use-kept-focus.ts';
import { planQuery } from '../queries.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { InvitedCard, useRevokeInvitation } from './invited-card.tsx';
import { CardAction, LineCard, PersonCard } from './person-card.tsx';
import { PersonForm } from './person-form.tsx';
import { isSameName, nameIn, ownName, ownRequest, type Person, personRequest, valuesOf } from './person-values.ts';
import { type Circle, useSavePerson } from './use-people.ts';

/** Whose form is open: somebody of the circle, by the id, or somebody new, who may be made of a line of the plan. */
interface OpenForm {
  readonly id: string;
  readonly line?: string;
}

/** The people of the customer's circle, and the forms that add, change and invite somebody. */
export function PeopleView({ user, circle }: { user: User; circle: Circle }) {
  const { t } = useI18n();
  const [openForm, setOpenForm] = useState<OpenForm>();
  const [invitationId, setInvitationId] = useState<string>();
  // The button by which the customer joins the plan goes once they are in it.
  const keptFocus = useKeptFocus();
  const isPlanned = circle.lines !== null;
  const openPerson = circle.items.find(({ id }) => id === openForm?.id);
  return (
    <div className="page-width py-6 md:py-8">
      <Heading user={user} circle={circle} />
      <div className="mt-6 flex flex-wrap gap-3" {...keptFocus}>
        <Button variant="primary" onClick={() => setOpenForm({ id: crypto.randomUUID() })}>
          {t('people.add')}
        </Button>
        {isPlanned && (
          <Button className="min-h-13" onClick={() => setInvitationId(crypto.randomUUID())}>
            {t('people.invite')}
          </Button>
        )}
        <AddMe user={user} circle={circle} />
      </div>
      <PeopleLists circle={circle} onOpenForm={setOpenForm} onInviteAgain={setInvitationId} />
      <p className="mt-8 max-w-prose text-muted text-sm">{t('people.kept')}</p>
      {invitationId && (
        <InviteDialog
          key={invitationId}
          userId={user.id}
          invitationId={invitationId}
          former={circle.invited.find(({ id }) => id === invitationId)}
          onClose={() => setInvitationId(undefined)}
        />
      )}
      {openForm && (
        <PersonForm
          userId={user.id}
          person={openPerson}
          newId={openForm.id}
          line={openForm.line}
          takesPart={isPlanned}
          // An answer that comes after the form was closed must not close that of somebody else.
          onClose={() => setOpenForm((current) => (current === openForm ? undefined : current))}
        />
      )}
    </div>
  );
}

interface PeopleListsProps {
  circle: Circle;
  onOpenForm: (form: OpenForm) => void;
  onInviteAgain: (invitationId: string) => void;
}

/** Who takes part in the plan in its order, then the invited, then the rest of the circle. */
function PeopleLists({ circle: { lines, items, invited }, onOpenForm, onInviteAgain }: PeopleListsProps) {
  const { t } = useI18n();
  const save = useSavePerson();
  const revoke = useRevokeInvitation();
  /** Takes somebody into the plan, or out of it. */
  const move = (person: Person) => {
    const body = personRequest(valuesOf(person), { takesPart: !person.takesPart });
    if (!save.isPending) save.mutate({ id: person.id, version: person.version, body });
  };
  const cardOf = (person: Person, key = person.id) => (
    <PersonCard key={key} person={person}>
      <CardAction
        label={t('common.change')}
        name={t('account.change', { name: person.name })}
        onPress={() => onOpenForm({ id: person.id })}
      />
      {lines && (
        <CardAction
          label={t(person.takesPart ? 'people.takeOff' : 'people.takeIn')}
          name={t(person.takesPart ? 'people.takeOffNamed' : 'people.takeInNamed', { name: person.name })}
          onPress={() => move(person)}
        />
      )}
    </PersonCard>
  );
  const rest = items.filter(({ takesPart }) => !takesPart);
  return (
    <div {...useKeptFocus()}>
      {lines && (
        <Group title={t('people.inPlan')} isEmpty={lines.length === 0}>
          {lines.map((line, index) => {
            // A text may hold somebody twice.
            const key = `${whoseIs(line)} ${lines.slice(0, index).filter((other) => whoseIs(other) === whoseIs(line)).length}`;
            const person = items.find(({ id }) => id === line.participantId);
            if (person) return cardOf(person, key);
            const makePerson = () => onOpenForm({ id: crypto.randomUUID(), line: line.text });
            return <LineCard key={key} line={line} onMakePerson={makePerson} />;
          })}
        </Group>
      )}
      {invited.length > 0 && (
        <Group title={t('people.invited')} text={t('people.invitedLead')}>
          {invited.map((invitation) => (
            <InvitedCard
              key={invitation.id}
              invitation={invitation}
              onInviteAgain={() => onInviteAgain(invitation.id)}
              onRevoke={() => !revoke.isPending && revoke.mutate(invitation.id)}
            />
          ))}
        </Group>
      )}
      {rest.length > 0 && (
        <Group title={t('people.inCircle')} text={lines ? t('people.inCircleText') : undefined}>
          {rest.map((person) => cardOf(person))}
        </Group>
      )}
    </div>
  );
}

/** Whom a line is about: the id of the record, because the text of its line changes with the name; without a record the text. */
const whoseIs = ({ participantId, text }: NonNullable<Circle['lines']>[number]) => participantId ?? text;

function Heading({ user, circle }: { user: User; circle: Circle }) {
  const { t, language } = useI18n();
  const { data: plan } = useQuery(planQuery(useApi(), user.email));
  const { lines, most } = circle;
  // Of the others nobody is named unless they are invited again.
  const invited = circle.invited.filter(({ state }) => state === 'invited' || state === 'ready');
  const count = (lines?.length ?? 0) + invited.length;
  return (
    <>
      <Breadcrumb pages={[[paths.profile(), t('home.profile')]]} title={t('people.title')} />
      <h1 className="text-title">{t('people.title')}</h1>
      <p className="mt-1 max-w-prose font-heading text-muted text-xl italic">
        {lines && plan
          ? // The text of a plan may name more people than can be added one by one.
            t('people.readOn', { day: formatDay(plan.startDate, language), count, most: Math.max(most, count) })
          : !lines && t('people.noPlan')}
      </p>
      <LineLink to={paths.profile()}>{t(lines ? 'people.asText' : 'people.toPlan')}</LineLink>
    </>
  );
}

/**
 * The customer joins the plan, with what their record in the circle says, or without a record what the profile knows; shown until somebody of
 * their name takes part.
 */
function AddMe({ user: { profile }, circle }: { user: User; circle: Circle }) {
  const { t } = useI18n();
  // The same at each press, so that a repeated press makes nobody twice.
  const [newId, setNewId] = useState(() => crypto.randomUUID());
  const save = useSavePerson();
  const ownNameOrNone = profile ? ownName(profile) : '';
  if (!profile || !circle.lines || !ownNameOrNone) return null;
  const me = circle.items.find(({ name }) => isSameName(name, ownNameOrNone));
  const isListed = circle.lines.some(({ text }) => isSameName(nameIn(text), ownNameOrNone));
  if (me?.takesPart || isListed) return null;
  const add = () => {
    if (me) return save.mutate({ id: me.id, version: me.version, body: personRequest(valuesOf(me), { takesPart: true }) });
    // Somebody who was added here may have another name by now.
    const id = circle.items.some((person) => person.id === newId) ? crypto.randomUUID() : newId;
    setNewId(id);
    save.mutate({ id, version: undefined, body: ownRequest(profile, t('people.me')) });
  };
  return (
    <Button isBusy={save.isPending} onClick={add} className="min-h-13">
      {t('people.addMe')}
    </Button>
  );
}

interface GroupProps {
  title: string;
  text?: string | undefined;
  isEmpty?: boolean;
  children: ReactNode;
}

function Group({ title, text, isEmpty = false, children }: GroupProps) {
  const { t } = useI18n();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-section">
        {title}
      </h2>
      {text && <p className="text-muted">{text}</p>}
      {isEmpty ? (
        <p className="mt-2 text-muted">{t('people.nobody')}</p>
      ) : (
        <ul className="mt-4 grid items-start gap-4 md:grid-cols-2">{children}</ul>
      )}
    </section>
  );
}

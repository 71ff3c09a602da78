import { randomBytes } from 'node:crypto';
import type { Form } from './stripe-form.ts';
import { newSession, type StandInSession, shownOf } from './stripe-session.ts';

interface CheckoutsOptions {
  /** In seconds. */
  readonly now: () => number;
  /** The address of a checkout's page. */
  readonly pageOf: (id: string) => string;
  /** Sends an event about an object. */
  readonly tell: (type: string, object: object) => void;
}

/** The checkout sessions of Stripe's stand-in and what happens to them. Each change that Stripe tells of sends an event. */
export function createStandInCheckouts({ now, pageOf, tell }: CheckoutsOptions) {
  const sessions = new Map<string, StandInSession>();

  function create(form: Form): StandInSession {
    const id = `cs_test_${randomBytes(24).toString('hex')}`;
    const session = newSession(form, { id, url: pageOf(id), created: now() });
    sessions.set(id, session);
    return session;
  }

  /** A session after the time that has passed. */
  function find(id: string): StandInSession | undefined {
    const session = sessions.get(id);
    const isOver = session?.status === 'open' && session.expires_at <= now();
    return isOver ? expire(id) : session;
  }

  function change(id: string, changes: Partial<StandInSession>, event?: string): StandInSession {
    const session = sessions.get(id);
    if (!session) throw new Error(`No session ${id}`);
    const next = { ...session, ...changes };
    sessions.set(id, next);
    if (event) tell(event, shownOf(next));
    return next;
  }

  function expire(id: string): StandInSession {
    return change(id, { status: 'expired', url: null }, 'checkout.session.expired');
  }

  /** The payer submits the card. Throws when nobody can pay there any more. */
  function complete(id: string, payment_status: 'paid' | 'unpaid', intentStatus: string): void {
    if (find(id)?.status !== 'open') throw new Error('This checkout cannot be paid any more');
    const payment_intent = {
      id: `pi_${randomBytes(12).toString('hex')}`,
      object: 'payment_intent',
      status: intentStatus,
    } as const;
    change(id, { status: 'complete', url: null, payment_status, payment_intent }, 'checkout.session.completed');
  }

  return {
    /** By their ids, as the last step or question has left them. */
    sessions,
    create,
    find,
    change,
    expire,
    pay: (id: string) => complete(id, 'paid', 'succeeded'),
    /** The payer is done, and the money comes later or not. */
    promise: (id: string) => complete(id, 'unpaid', 'processing'),
    keepPromise: (id: string) => change(id, { payment_status: 'paid' }, 'checkout.session.async_payment_succeeded'),
    breakPromise(id: string) {
      const payment_intent = { id: 'pi_failed', object: 'payment_intent', status: 'requires_payment_method' } as const;
      change(id, { payment_intent }, 'checkout.session.async_payment_failed');
    },
    /** What a payment (intent) has taken in cents; undefined for one that has taken nothing. */
    takenBy: (intent: string) =>
      [...sessions.values()].find((each) => each.payment_intent?.id === intent && each.payment_status === 'paid')?.amount_total,
    intentOf: (id: string) => sessions.get(id)?.payment_intent?.id ?? '',
  };
}

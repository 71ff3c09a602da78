import type { PortsOf } from '#kernel/ports.ts';
import { createConfirmEmailChange, createRequestEmailChange } from './change-email.ts';
import { createJoinOrders } from './join-orders.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { createFindCaller, createListSessions, createRevokeSession } from './sessions.ts';
import { createRequestSignIn, createSignIn, createSignOut } from './sign-in.ts';

/** What the use cases need; `codes` are made here. */
type Ports = Omit<PortsOf<typeof createConfirmEmailChange | typeof createSignIn>, 'codes'> &
  PortsOf<typeof createFindCaller | typeof createJoinOrders | typeof createOneTimeCodes>;

export type Auth = ReturnType<typeof composeAuth>;

/** Codes and sessions. */
export function composeAuth(ports: Ports) {
  const { sessions } = ports;
  const deps = { ...ports, codes: createOneTimeCodes(ports) };
  return {
    requestSignIn: createRequestSignIn(deps.codes),
    signIn: createSignIn(deps),
    signOut: createSignOut(deps),
    findUser: sessions.user,
    findCaller: createFindCaller(ports),
    listSessions: createListSessions(sessions),
    revokeSession: createRevokeSession(sessions),
    requestEmailChange: createRequestEmailChange(deps),
    confirmEmailChange: createConfirmEmailChange(deps),
    joinOrders: createJoinOrders(ports),
  };
}

import { readFileSync } from 'node:fs';
import type { ComponentType, ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import type { Language } from '#kernel/language.ts';
import { PanelProvider, type StaffMember } from '../src/staff/kit/page/panel.tsx';
import { FactorGuard } from '../src/staff/sign-in/factor-guard.tsx';
import { example, type FakeServer, visitShop } from './shop-visit.tsx';

const { 'x-roles': roles }: { 'x-roles': Record<string, string[]> } = JSON.parse(
  readFileSync(`${import.meta.dirname}/../../openapi/generated/openapi.json`, 'utf8'),
);

/** A member of staff with what the role may do; an administrator unless told otherwise. */
export function staffMember(more: Partial<StaffMember> = {}): StaffMember {
  const role = more.role ?? 'administrator';
  return { ...example<StaffMember>('staffMember'), role, permissions: roles[role] ?? [], ...more };
}

interface Visit {
  language?: Language;
  member?: StaffMember;
}

/** Draws a page of the panel without its frame, at an address of the panel and in the time zone that the member is told. */
export function visitPanel(
  page: ReactNode,
  server: FakeServer,
  { path = '/admin-panel', language = 'ru', member = staffMember() }: Visit & { path?: string } = {},
) {
  const panel = {
    member,
    can: (permission: string) => member.permissions.includes(permission),
    to: (place: string) => `/admin-panel${place}`,
    timeZone: member.timeZone,
  };
  return visitShop(
    <PanelProvider panel={panel}>
      <FactorGuard>{page}</FactorGuard>
    </PanelProvider>,
    server,
    { path, language },
  );
}

/** Draws the page of a section at a place of the panel, such as '/orders/new'. */
export function visitSection(Page: ComponentType, server: FakeServer, { place, ...visit }: Visit & { place: string }) {
  const [, section] = place.split(/[/?]/);
  const pages = (
    <Routes>
      <Route path={`/admin-panel/${section}/*`} element={<Page />} />
    </Routes>
  );
  return visitPanel(pages, server, { path: `/admin-panel${place}`, ...visit });
}

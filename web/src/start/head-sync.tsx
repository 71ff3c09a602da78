import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useApi } from '../api/provider.tsx';
import type { Reading } from '../api/reading.ts';
import { useI18n } from '../i18n/i18n.tsx';
import { basenameOf } from '../i18n/language.ts';
import { HEAD_MARK, type HeadTag, headTags } from '../page/head.ts';
import { subjectOf } from '../page/page-subject.ts';
import { matchRoute } from './match-route.ts';

/** Writes the document's head after each move inside the shop. The head of the first page comes from the server. */
export function HeadSync({ sandbox }: { sandbox: boolean }) {
  const i18n = useI18n();
  const api = useApi();
  const queryClient = useQueryClient();
  const { pathname } = useLocation();
  const written = useRef(pathname);
  useEffect(() => {
    if (written.current === pathname) return;
    written.current = pathname;
    const { route, params } = matchRoute(pathname, sandbox);
    const basename = basenameOf(location.pathname);
    const query = route.reading?.(api, params, i18n.language, new URLSearchParams());
    const reading: Promise<Reading | null> | undefined = query && queryClient.ensureQueryData(query).catch(() => null);
    // The title may need messages or an answer that are still loading. If the visitor has moved on meanwhile, nothing is written.
    void Promise.all([reading, ...(route.words ?? []).map(i18n.load)]).then(([found]) => {
      if (written.current !== pathname) return;
      const subject = subjectOf({ route, params }, found ?? (query && null), i18n.t);
      const index = route.index && !(query && !found);
      write(headTags({ subject, index, pathname, basename, origin: location.origin, ...i18n }));
    });
  }, [pathname, sandbox, i18n, api, queryClient]);
  return null;
}

function write(tags: readonly HeadTag[]): void {
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) old.remove();
  document.head.append(...tags.map(elementOf));
}

function elementOf({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(HEAD_MARK, '');
  if (text !== undefined) element.textContent = text;
  return element;
}

import { readFileSync } from 'node:fs';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import type { components } from '#contract';
import type { Language } from '#kernel/language.ts';
import { createApi } from '../src/api/client.ts';
import { ApiProvider } from '../src/api/provider.tsx';
import { createQueryClient, type Order } from '../src/api/queries.ts';
import { createI18n, I18nProvider } from '../src/i18n/i18n.tsx';
import { CATALOGUES } from '../src/i18n/messages/catalogues.ts';
import { SettingsProvider, type TestMode } from '../src/page/settings.tsx';
import { CartStore, createStore } from '../src/storefront/cart/store.ts';
import { dismissToast, shownToast } from '../src/ui/toast-store.ts';

/** Milliseconds for which a test waits for what a page loads late; enough for a busy machine. */
configure({ asyncUtilTimeout: 10_000 });

/** A request as the fake server saw it. */
export interface FakeCall {
  /** 'POST /api/orders' */
  readonly operation: string;
  /** With the ids. */
  readonly path: string;
  /** '?email=anna@example.com', or empty. */
  readonly search: string;
  /** What was sent as JSON; of a picture or a PDF nothing is kept. */
  readonly body: Record<string, unknown>;
  /** The idempotency key. */
  readonly key: string | null;
  /** The ETag of what the request changes; `*` when nothing may be there. */
  readonly version: string | null;
}

/** Answers by operation, ids in paths as `*`: a body for 200, or a function that makes the response. */
export type FakeAnswers = Record<string, object | ((call: FakeCall) => Response | Promise<Response>)>;

export interface FakeServer {
  readonly calls: FakeCall[];
  readonly answers: FakeAnswers;
  callsOf(operation: string): FakeCall[];
}

const contract = JSON.parse(readFileSync(`${import.meta.dirname}/../../openapi/generated/openapi.json`, 'utf8'));

/** An example of the contract, by its name. */
export function example<Shape>(name: string): Shape {
  return structuredClone(contract.components.examples[name].value);
}

export const exampleOrder = (): Order => example('order');
export const examplePayment = () => example<components['schemas']['CryptoPayment']>('cryptoPayment');

/** A problem answer as the shop sends it. */
export function problem(status: number, code: string, more: object = {}): Response {
  const body = {
    type: `/problems/${code}`,
    title: code,
    status,
    code,
    detail: `Detail of ${code}.`,
    requestId: 'req-1',
    ...more,
  };
  return Response.json(body, { status, headers: { 'content-type': 'application/problem+json' } });
}

export function fakeServer(answers: FakeAnswers = {}): FakeServer {
  const calls: FakeCall[] = [];
  return { calls, answers, callsOf: (operation) => calls.filter((call) => call.operation === operation) };
}

/** Draws a part of the shop with a fake server. Call `leaveShop` afterwards. */
export function visitShop(
  page: ReactNode,
  server: FakeServer,
  { language = 'ru', path = '/', testMode }: { language?: Language; path?: string; testMode?: TestMode } = {},
) {
  playBrowser();
  window.history.replaceState(null, '', path);
  const i18n = createI18n(language, CATALOGUES[language]);
  const api = createApi({
    language,
    origin: 'http://shop.test',
    noAnswer: i18n.t('frame.noConnection'),
    fetch: (input) => answer(server, input as Request),
  });
  return render(
    <I18nProvider i18n={i18n}>
      <ApiProvider api={api}>
        <QueryClientProvider client={createQueryClient()}>
          <CartStore value={createStore()}>
            <SettingsProvider
              settings={{ sandbox: true, testMode, support: { email: 'help@shop.test', messenger: '@shop_test' } }}
            >
              <BrowserRouter>{page}</BrowserRouter>
            </SettingsProvider>
          </CartStore>
        </QueryClientProvider>
      </ApiProvider>
    </I18nProvider>,
  );
}

/** Moves to an address as a step in the browser's history does; `state` is that of its entry. */
export const leadTo = (path: string, state: object | null = null) =>
  act(async () => {
    window.history.pushState(state, '', path);
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });

/** Presses a button once it is there. */
export const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
/** Presses a button that has the focus, as a press of a key does. */
export async function pressFocused(name: string | RegExp): Promise<void> {
  const button = await screen.findByRole('button', { name });
  button.focus();
  fireEvent.click(button);
}
/** Types into a field once it is there. */
export const type = async (label: string, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });
/** What stands in a field now. */
export const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** Unmounts what was drawn, and takes its last message away. The browser's storage stays for the next visit. */
export function leaveShop(): void {
  cleanup();
  dismissToast(shownToast()?.id ?? 0);
}

async function answer(server: FakeServer, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const path = pathname.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '*');
  const isFile = /^image\/|\/pdf$/.test(request.headers.get('content-type') ?? '');
  const text = isFile ? '' : await request.text();
  const call: FakeCall = {
    operation: `${request.method} ${path}`,
    path: pathname,
    search: decodeURIComponent(search),
    body: text ? JSON.parse(text) : {},
    key: request.headers.get('idempotency-key'),
    version: request.headers.get('if-match') ?? request.headers.get('if-none-match'),
  };
  server.calls.push(call);
  const found = server.answers[call.operation];
  if (!found) return problem(404, 'not_found');
  return typeof found === 'function' ? found(call) : Response.json(found);
}

/** jsdom cannot scroll, and draws no modal dialogs; an open one is enough here. As in browsers, the event of its closing comes a moment later. */
function playBrowser(): void {
  Element.prototype.scrollIntoView ??= () => undefined;
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
    if (this.open) queueMicrotask(() => this.dispatchEvent(new Event('close')));
    this.open = false;
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { escapeHtml } from '../../src/kernel/escape.ts';
import { readRequest, serve } from '../../test/support/stand-ins/stand-in-server.ts';
import type { Letter } from './letters.ts';

/** A payment in coins or a checkout for a card that a person lets happen on the page of `make rehearse`. */
export interface Waiting {
  readonly id: string;
  readonly title: string;
  readonly state: string;
  readonly isOpen: boolean;
}

interface Rehearsal {
  readonly shopUrl: string;
  readonly administrator: string;
  /** How an operator's command is called here. */
  readonly command: string;
  coins(): readonly Waiting[];
  cards(): readonly Waiting[];
  /** The newest first. */
  letters(): Promise<readonly Letter[]>;
  /** Coins arrive: all that is asked, or an amount. */
  arrive(id: string, amount: string | undefined): void;
  payByCard(id: string): void;
}

/** Serves the page on a free port of this machine. */
export function servePage(rehearsal: Rehearsal): ReturnType<typeof serve> {
  return serve(async (request: IncomingMessage, response: ServerResponse) => {
    const { method, url, body } = await readRequest(request);
    if (method === 'POST') return act(rehearsal, url.pathname, new URLSearchParams(body), response);
    if (url.pathname !== '/') return response.writeHead(404).end();
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    return response.writeHead(200, headers).end(await pageOf(rehearsal));
  }, 0);
}

function act(rehearsal: Rehearsal, path: string, form: URLSearchParams, response: ServerResponse): void {
  const id = form.get('id') ?? '';
  try {
    if (path === '/coins') rehearsal.arrive(id, form.get('amount') || undefined);
    if (path === '/cards') rehearsal.payByCard(id);
    response.writeHead(303, { location: '/' }).end();
  } catch (error) {
    response.writeHead(409, { 'content-type': 'text/plain' }).end((error as Error).message);
  }
}

async function pageOf(rehearsal: Rehearsal): Promise<string> {
  const { shopUrl, administrator, command } = rehearsal;
  const letters = (await rehearsal.letters()).map(
    ({ to, subject, text }) =>
      `<article><h3>${escapeHtml(subject || 'SMS')}</h3><p>to ${escapeHtml(to)}</p><pre>${escapeHtml(text)}</pre></article>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,"><title>A rehearsal of the shop</title>
<style>body{font:1rem/1.5 sans-serif;max-width:60rem;margin:0 auto;padding:1rem}pre{white-space:pre-wrap;background:#f4f0e8;padding:1rem}
body{overflow-wrap:anywhere}form{display:inline}input,button{font:inherit;padding:.25rem .5rem}li{margin:.75rem 0}article{border-top:1px solid #999}</style>
<main><h1>A rehearsal: no money, no real letters</h1>
<ul><li>The shop: <a href="${shopUrl}/">${shopUrl}</a> (its certificate comes from an authority of this rehearsal)</li>
<li>The panel: <a href="${shopUrl}/admin-panel">${shopUrl}/admin-panel</a>, as ${escapeHtml(administrator)}; the code comes below</li>
<li>A command: <code>${escapeHtml(command)}</code></li></ul>
<p><a href="/">Look again</a></p>
<h2>Coins</h2>${listOf(rehearsal.coins(), 'coins', '<input name="amount" size="10" placeholder="all" aria-label="Amount"> <button>Let coins arrive</button>')}
<h2>Cards</h2>${listOf(rehearsal.cards(), 'cards', '<button>Pay by card</button>')}
<h2>Letters and SMS</h2>${letters.join('\n') || '<p>None yet.</p>'}</main></html>`;
}

function listOf(all: readonly Waiting[], path: string, fields: string): string {
  const items = all.map(({ id, title, state, isOpen }) => {
    const form = `<form method="post" action="/${path}"><input type="hidden" name="id" value="${escapeHtml(id)}">${fields}</form>`;
    return `<li>${escapeHtml(title)}: ${escapeHtml(state)} ${isOpen ? form : ''}</li>`;
  });
  return items.length > 0 ? `<ul>${items.join('\n')}</ul>` : '<p>None yet: place an order in the shop.</p>';
}

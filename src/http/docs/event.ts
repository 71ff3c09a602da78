import { escapeHtml } from '#kernel/escape.ts';
import { type Drawing, translated } from './document.ts';
import type { DocumentedEvent } from './documented.ts';
import { bodyHtml, parametersHtml } from './operation.ts';

/** An event as a section of a page: when the shop posts it, with which headers, its fields, and an example. */
export function eventHtml(event: DocumentedEvent, drawing: Drawing): string {
  const { operationId, type, requestBody } = event;
  const summary = translated(event.summary, drawing);
  const description = translated(event.description ?? '', drawing);
  return [
    `<section class="docs-operation" aria-labelledby="${operationId}">`,
    `<h2 id="${operationId}"${summary.langAttribute}>${escapeHtml(summary.text)}</h2>`,
    `<p class="docs-call"><span>POST</span> <code>${escapeHtml(type)}</code></p>`,
    `<ul class="docs-badges"><li>${drawing.words.fromShop}</li></ul>`,
    `<div class="prose-text"${description.langAttribute}>${drawing.renderText(description.text).html}</div>`,
    parametersHtml(event, drawing),
    bodyHtml(drawing.words.body, requestBody.content, event, drawing),
    '</section>',
  ].join('');
}

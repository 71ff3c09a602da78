import { escapeHtml } from '#kernel/escape.ts';

/**
 * A table that scrolls in its own box, which can be focused with the keyboard. On a phone its rows are blocks in which each cell has the name
 * of its column; the roles are written out, because such a style would take them away. Cells are HTML; the first column heads its row.
 */
export function table(label: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const body = rows.map(([first = '', ...others]) => {
    const cells = others.map((cell, at) => `<td role="cell" data-label="${escapeHtml(head[at + 1] ?? '')}">${cell}</td>`);
    return `<tr role="row"><th scope="row" role="rowheader">${first}</th>${cells.join('')}</tr>`;
  });
  const heads = head.map((text) => `<th scope="col" role="columnheader">${escapeHtml(text)}</th>`).join('');
  return [
    `<div class="docs-scroll" tabindex="0" role="region" aria-label="${escapeHtml(label)}">`,
    `<table role="table"><thead role="rowgroup"><tr role="row">${heads}</tr></thead>`,
    `<tbody role="rowgroup">${body.join('')}</tbody></table></div>`,
  ].join('');
}

/** A sample, in a box that can be focused with the keyboard. */
export function codeBlock(label: string, text: string): string {
  return `<pre tabindex="0" role="region" aria-label="${escapeHtml(label)}"><code>${escapeHtml(text)}</code></pre>`;
}

/** The same sample in several languages, of which the first is open. */
export function codeBlocks(label: string, samples: readonly (readonly [language: string, text: string])[]): string {
  const blocks = samples.map(([language, text], at) => {
    return `<details${at === 0 ? ' open' : ''}><summary>${language}</summary>${codeBlock(`${language}: ${label}`, text)}</details>`;
  });
  return `<div class="docs-samples">${blocks.join('')}</div>`;
}

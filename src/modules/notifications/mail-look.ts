import { escapeHtml } from '#kernel/escape.ts';

/** A mail's content; `paragraphs` are HTML already. */
export interface MailContent {
  readonly language: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  /** What follows small, under a line. */
  readonly footer: string;
  readonly shop: string;
  readonly shopUrl: string;
}

/** The HTML of a mail in the look of the shop. Mail programs know no style sheets, so its styles are in place. */
export function mailHtml({ language, title, paragraphs, footer, shop, shopUrl }: MailContent): string {
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light">',
    `<title>${escapeHtml(title)}</title></head>`,
    '<body style="margin:0;padding:24px 12px;background:#FBF6EE;color:#2A1A12;font:16px/1.55 \'Golos Text\',Arial,sans-serif">',
    '<div style="max-width:520px;margin:0 auto;padding:32px 28px;background:#FFFDF9;border:1px solid #E6D9C5;border-radius:14px">',
    `<p style="margin:0 0 20px;font:600 20px/1.2 Cormorant,Georgia,serif;color:#9A7424">${escapeHtml(shop)}</p>`,
    `<h1 style="margin:0 0 16px;font:600 28px/1.2 Cormorant,Georgia,serif">${escapeHtml(title)}</h1>`,
    ...paragraphs,
    '<hr style="margin:24px 0 16px;border:0;border-top:1px solid #E6D9C5">',
    `<p style="margin:0;color:#6E5849;font-size:14px">${escapeHtml(footer)}<br>`,
    `<a href="${escapeHtml(shopUrl)}" style="color:#A8321A">${escapeHtml(shopUrl)}</a></p>`,
    '</div></body></html>',
  ].join('\n');
}

/** A paragraph of plain text. */
export function paragraph(text: string): string {
  return `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;
}

/** A link that looks like the shop's one button. */
export function buttonLink(url: string, words: string): string {
  const style =
    'display:inline-block;padding:12px 24px;background:#A8321A;color:#FFF8F0;border-radius:999px;text-decoration:none';
  return `<p style="margin:24px 0 8px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(words)}</a></p>`;
}

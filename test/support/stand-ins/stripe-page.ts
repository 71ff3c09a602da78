import type { StandInSession } from './stripe-session.ts';

const WORDS = {
  en: { title: 'A rehearsal: no card is charged', pay: 'Pay', back: 'Back to the shop', over: 'This checkout is over.' },
  ru: { title: 'Репетиция: деньги не списываются', pay: 'Оплатить', back: 'Назад в магазин', over: 'Здесь уже нельзя оплатить.' },
};

/** The page where a person pays at the stand-in, or goes back. */
export function checkoutPage({ status, amount_total, locale, cancel_url }: StandInSession): string {
  const { title, pay, back, over } = locale === 'ru' ? WORDS.ru : WORDS.en;
  const button = `<form method="post"><button>${pay} $${(amount_total / 100).toFixed(2)}</button></form>`;
  return `<!doctype html><html lang="${locale === 'ru' ? 'ru' : 'en'}"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"><title>${title}</title>
<body style="font: 1.25rem sans-serif; padding: 2rem"><main><h1>${title}</h1>
${status === 'open' ? button : `<p>${over}</p>`}
<p><a href="${escaped(cancel_url)}">${back}</a></p></main></body></html>`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

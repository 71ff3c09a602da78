import type { WriteWebhookNews } from '#modules/webhooks/index.ts';
import { WEBHOOK_LETTER_WORDS } from '#words/webhook-letters.ts';
import { type MailDeps, mailLink, paragraph, strong, writeLetter } from './letter.ts';

/**
 * Writes the letter that tells somebody of a partner that events for a webhook were given up, or that it was disabled. It names the webhook
 * by its host and description alone.
 */
export function createWriteWebhookNews({ newId, publicUrl, supportEmail }: MailDeps): WriteWebhookNews {
  return ({ id: userId, email, language }, news, { host, description, partnerName }) => {
    const words = WEBHOOK_LETTER_WORDS[language];
    const { subject, lead } = words[news];
    const named = description === '' ? host : `${description}, ${host}`;
    const letter = writeLetter({
      language,
      subject,
      blocks: [
        paragraph(lead(partnerName)),
        strong(`${words.webhook}: ${named}`),
        paragraph(words.advice),
        mailLink(words.help, supportEmail),
      ],
      footer: words.footer,
      shopUrl: publicUrl,
      hasShopUrlInText: true,
    });
    return { id: newId(), to: email, userId, ...letter };
  };
}

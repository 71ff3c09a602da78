import type { BulkExport, TellOfExport } from '#kernel/bulk-export.ts';
import { FIRST_LANGUAGE, type Language } from '#kernel/language.ts';
import { EXPORT_WORDS } from '#words/export-letters.ts';
import { buttonLink, type MailDeps, paragraph, strong, together, writeLetter } from './letter.ts';

/** Adds letters about an export to the outbox, for each other administrator (a witness); where there is none, for the shop's mailbox. */
export function createTellOfExport({ newId, supportEmail, publicUrl }: MailDeps): TellOfExport {
  return async ({ by, ...exported }, witnesses, messages) => {
    const mailboxes = witnesses.length > 0 ? witnesses : [{ id: undefined, email: supportEmail, language: FIRST_LANGUAGE }];
    for (const { id: userId, email: to, language } of mailboxes) {
      const letter = writeOfExport({ ...exported, email: by.email }, language, publicUrl);
      await messages.add({ id: newId(), to, userId, ...letter });
    }
  };
}

/** What is told of an export; `email` is that of whoever took the file. */
export function writeOfExport(
  { list, count, isPart, email }: Omit<BulkExport, 'at'> & { readonly email: string | null },
  language: Language,
  publicUrl: string,
) {
  const words = EXPORT_WORDS[language];
  return writeLetter({
    language,
    subject: words.subject[list],
    blocks: [
      paragraph(words.lead[list]),
      together(
        email !== null && paragraph(`${words.by}: ${email}`),
        strong(`${words.count}: ${count}`),
        paragraph(isPart ? words.part : words.all),
      ),
      paragraph(words.foreign),
      buttonLink(words.open, `${publicUrl}/admin-panel/audit`),
    ],
    footer: words.footer,
    shopUrl: publicUrl,
    hasShopUrlInText: true,
  });
}

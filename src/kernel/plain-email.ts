/**
 * An e-mail as the shop reads it: without spaces around it, in lower case, with Unicode letters in the form that mail servers use. Only in
 * the host is a full-width letter the same as a plain letter; the Kelvin sign is a plain k everywhere. The text need not be an e-mail.
 */
export function plainEmail(text: string): string {
  const email = text.trim();
  const at = email.lastIndexOf('@') + 1;
  return (email.slice(0, at).normalize('NFC') + email.slice(at).normalize('NFKC')).toLowerCase();
}

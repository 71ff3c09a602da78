import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { readMail } from './letters.ts';

// '=' begins an escape in quoted-printable, and the second line is longer than any encoding of mail leaves a line.
const text =
  'Код для входа: 123456\nA line that is long enough to be broken into two by any encoding of mail = so it is. '.repeat(2);

test.each(['quoted-printable', 'base64'] as const)(
  'a letter in two languages, in %s, is read as it was written',
  async (textEncoding) => {
    const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
    const subject = 'Ваш код для входа в магазин ведийских ритуалов, и ещё одна строка';
    const mail = { from: 'shop@example.com', to: 'anna@example.com', subject, text, html: '<p>Код</p>', textEncoding };
    const { message } = await transport.sendMail(mail);
    const read = readMail({ to: ['anna@example.com'], raw: `${message}` });
    expect(read).toMatchObject({ to: 'anna@example.com', subject });
    expect(read.text.replaceAll('\r\n', '\n').trim()).toBe(text.trim());
  },
);

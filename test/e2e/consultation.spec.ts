import { randomInt } from 'node:crypto';
import { expectNoAxeViolations } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

interface Mail {
  readonly text: string;
}

// The server refuses an invalid phone number with status 400, which browsers write into their console.
test.use({ expectedErrors: /status of 400/ });

test('a visitor asks for a consultation: mistakes are named, no typed text is lost, and the shop gets the request', async ({
  page,
  api,
  words,
  language,
}) => {
  const openForm = async () => {
    await page
      .getByRole('complementary', { name: words('frame.contact') })
      .getByRole('button', { name: words('frame.contact') })
      .click();
    await page.getByRole('button', { name: words('frame.consultation') }).click();
  };
  const dialog = page.getByRole('dialog', { name: words('frame.consultation') });
  const send = () => dialog.getByRole('button', { name: words('consultation.send') }).click();
  const name = `Anna ${randomInt(1e9)}`;

  await page.goto(`/${language}/article/sankalpa`);
  await openForm();
  await send();
  await expect(dialog.getByText(words('consultation.nameShort'))).toBeVisible();
  await expect(dialog.getByText(words('consultation.phoneRequired'))).toBeVisible();
  await expect(dialog.getByLabel(words('consultation.name'))).toBeFocused();
  await expectNoAxeViolations(page);

  await dialog.getByLabel(words('consultation.name')).fill(name);
  await dialog.getByLabel(words('consultation.phone')).fill('1234567');
  await send();
  await expect(dialog.getByText(words('consultation.phoneWrong'))).toBeVisible();

  await page.reload();
  await openForm();
  await expect(dialog.getByLabel(words('consultation.name'))).toHaveValue(name);
  const phone = language === 'ru' ? '8 916 123-45-67' : '(415) 555-2671';
  await dialog.getByLabel(words('consultation.phone')).fill(phone);
  await send();
  const sent = page.getByRole('dialog', { name: words('consultation.sent') });
  await expect(sent.getByText(phone)).toBeVisible();
  await expectNoAxeViolations(page);
  await sent.getByRole('button', { name: words('consultation.done') }).click();
  await expect(sent).toBeHidden();

  const { body } = await api.get<Mail[]>('/api/sandbox/messages?to=support@example.com');
  const number = language === 'ru' ? '+79161234567' : '+14155552671';
  expect(body.filter(({ text }) => text.includes(name) && text.includes(number))).toHaveLength(1);

  await openForm();
  await expect(dialog.getByLabel(words('consultation.name'))).toHaveValue('');
});

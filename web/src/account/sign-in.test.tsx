import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { accountVisits, askForCode, field, said, type, user } from '../../testing/account-visit.tsx';
import { leaveShop, press, problem } from '../../testing/shop-visit.tsx';

const visit = accountVisits();

describe('the sign-in', () => {
  const ASK = 'POST /api/auth/request-login';
  const calls = () => visit.server.callsOf(ASK);

  const openCode = () => {
    visit.open();
    return askForCode();
  };
  const enter = async (code = '123456') => {
    await type('Код из шести цифр', code);
    await press('Войти');
  };

  test('sends the contact without spaces around it, and asks for the code', async () => {
    visit.open();
    await askForCode(' anna@example.com ');
    expect(calls().map(({ body }) => body)).toEqual([{ contact: 'anna@example.com' }]);
    expect(await said('Код отправлен')).not.toHaveLength(0);
  });

  test('asks for no other code before its time, though the button can keep the focus meanwhile', async () => {
    await openCode();
    const resend = await screen.findByRole('button', { name: 'Отправить код ещё раз' });
    expect(resend.textContent).toMatch(/через \d+ с$/);
    expect([resend.getAttribute('aria-disabled'), resend.hasAttribute('disabled')]).toEqual(['true', false]);
    fireEvent.click(resend);
    expect(calls()).toHaveLength(1);
  });

  test('does the work that the server asks of everybody while very many ask for codes', async () => {
    const challenge = { token: 'token', bits: 4 };
    const sent = visit.server.answers[ASK];
    visit.server.answers[ASK] = ({ body }) => (body.proof ? Response.json(sent) : problem(428, 'proof_required', { challenge }));
    await openCode();
    expect(calls().map(({ body }) => body)).toEqual([
      { contact: 'anna@example.com' },
      { contact: 'anna@example.com', proof: { token: 'token', answer: expect.stringMatching(/^\d+$/) } },
    ]);
  });

  test('solves one more challenge when the first has become too easy meanwhile, and no third', async () => {
    // Each challenge asks for one zero bit more than the one before.
    let bits = 2;
    visit.server.answers[ASK] = () => problem(428, 'proof_required', { challenge: { token: `bits ${bits}`, bits: bits++ } });
    visit.open();
    await type('E-mail или телефон', 'anna@example.com');
    await press('Получить код');
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(calls().map(({ body }) => body.proof)).toMatchObject([undefined, { token: 'bits 2' }, { token: 'bits 3' }]);
  });

  test('is ready to press with exactly six digits', async () => {
    await openCode();
    const enter = await screen.findByRole('button', { name: 'Войти' });
    await type('Код из шести цифр', '12 34');
    expect(enter).toHaveProperty('disabled', true);
    await type('Код из шести цифр', '123 4567');
    expect((await field('Код из шести цифр')).value).toBe('123456');
    expect(enter).toHaveProperty('disabled', false);
  });

  test('takes the digits out of a pasted text', async () => {
    await openCode();
    fireEvent.paste(await field('Код из шести цифр'), { clipboardData: { getData: () => 'Ваш код: 654 321' } });
    expect((await field('Код из шести цифр')).value).toBe('654321');
  });

  test('opens the profile, remembers the time, and forgets the contact that was typed', async () => {
    await openCode();
    visit.server.answers['GET /api/auth/me'] = user();
    await enter();
    expect(await screen.findByRole('heading', { name: 'Мой профиль' })).toBeDefined();
    expect(visit.server.callsOf('POST /api/auth/verify-code')[0]?.body).toEqual({ contact: 'anna@example.com', code: '123456' });
    expect(Date.parse(localStorage.getItem('last-login') ?? '')).not.toBeNaN();
    expect(sessionStorage.getItem('sign-in')).toBeNull();
  });

  test('opens the profile form for somebody new', async () => {
    visit.server.answers['POST /api/auth/verify-code'] = { isNewUser: true, user: user() };
    await openCode();
    visit.server.answers['GET /api/auth/me'] = user();
    await enter();
    expect(await screen.findByRole('heading', { name: 'Редактировать профиль' })).toBeDefined();
  });

  test("shows the server's sentence about a wrong code, with the focus in the field", async () => {
    visit.server.answers['POST /api/auth/verify-code'] = () => problem(400, 'invalid_code');
    await openCode();
    await enter('000000');
    expect(await said('Detail of invalid_code.')).not.toHaveLength(0);
    expect(document.activeElement).toBe(await field('Код из шести цифр'));
    expect((await field('Код из шести цифр')).getAttribute('aria-invalid')).toBe('true');
  });

  test("shows the server's sentence about a wrong contact, not the general one about marked fields", async () => {
    const refusal = { pointer: '/contact', code: 'invalid_contact', detail: 'Укажите e-mail или телефон с кодом страны.' };
    visit.server.answers[ASK] = () => problem(400, 'invalid_request', { errors: [refusal] });
    visit.open();
    await type('E-mail или телефон', 'anna');
    await press('Получить код');
    expect((await screen.findAllByRole('alert')).map(({ textContent }) => textContent)).toContain(refusal.detail);
    expect((await field('E-mail или телефон')).getAttribute('aria-invalid')).toBe('true');
  });

  test('still asks for the code after a reload, and leads back to the contact', async () => {
    await openCode();
    leaveShop();
    visit.open();
    await field('Код из шести цифр');
    await press('Изменить контакт');
    expect((await field('E-mail или телефон')).value).toBe('anna@example.com');
  });

  test('says beside the field that no code could be sent', async () => {
    visit.server.answers[ASK] = () => new Response('down', { status: 502 });
    visit.open();
    await type('E-mail или телефон', 'anna@example.com');
    await press('Получить код');
    expect((await screen.findByRole('alert')).textContent).toBe('Не удалось отправить код');
  });
});

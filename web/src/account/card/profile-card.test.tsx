import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accountVisits, field, said, type, user } from '../../../testing/account-visit.tsx';
import { press } from '../../../testing/shop-visit.tsx';
import { FAMILY_STAR, NO_STAR, OPEN_STAR, TIMED_STAR } from '../../../testing/stars.ts';
import type { User } from '../../api/late/current-user.ts';
import type { OwnStar } from '../fields/star-words.ts';

const visit = accountVisits();

describe('the profile card', () => {
  const edit = (name: string) => press(`Изменить: ${name}`);
  const SAVE = 'PUT /api/customer-profiles/*';
  const sent = () => visit.server.callsOf(SAVE);
  /** Types another first name than Анна. */
  const rename = async () => {
    visit.open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
  };

  test('saves one field by Enter', async () => {
    visit.open(user());
    await edit('Где вы живёте');
    await type('Где вы живёте', 'Тбилиси');
    fireEvent.keyDown(await field('Где вы живёте'), { key: 'Enter' });
    expect(await said('Поле обновлено')).not.toHaveLength(0);
    expect(sent()[0]?.body).toEqual({ currentLocation: 'Тбилиси' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull());
  });

  test('after a digit of the date is taken out, the caret stands there and no zero comes in its place', async () => {
    visit.open(user());
    await edit('Дата рождения');
    const date = await field('Дата рождения');
    await type('Дата рождения', '05.03.1988');
    // Backspace behind the month of 05.03.1988, as a browser does it: first it announces the change, then it makes it.
    date.setSelectionRange(5, 5);
    fireEvent(date, new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true, cancelable: true }));
    await type('Дата рождения', '05.0.1988');
    expect([date.value, date.selectionStart]).toEqual(['05.01.988', 4]);
  });

  test('restores the saved value by Escape', async () => {
    await rename();
    fireEvent.keyDown(await field('Имя'), { key: 'Escape' });
    expect(await screen.findByText('Анна')).toBeDefined();
    expect(sent()).toEqual([]);
  });

  test('says at once that there is no connection, and sends what was given up no more when there is one', async () => {
    await rename();
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    visit.server.answers[SAVE] = () => {
      throw new TypeError('Failed to fetch');
    };
    await press('Сохранить');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent.replaceAll('\u00a0', ' ')).toBe('Нет соединения. Проверьте его и попробуйте ещё раз.');
    fireEvent.keyDown(await field('Имя'), { key: 'Escape' });
    isOnline.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Анна')).toBeDefined();
    // The call that failed.
    expect(sent()).toHaveLength(1);
  });

  test('edits one field at a time, and keeps what was typed into the other', async () => {
    await rename();
    await edit('Фамилия');
    expect(screen.getAllByRole('button', { name: 'Сохранить' })).toHaveLength(1);
    await edit('Имя');
    expect((await field('Имя')).value).toBe('Ольга');
  });

  test('says the status code of a failure beside the field, which keeps its text, until something is typed', async () => {
    visit.server.answers[SAVE] = () => new Response('', { status: 500 });
    await rename();
    await press('Сохранить');
    expect((await screen.findByRole('alert')).textContent).toBe('Ошибка сервера: 500');
    expect((await field('Имя')).value).toBe('Ольга');
    await type('Имя', 'Вера');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('asks for consent with the first birth data', async () => {
    const profile = user().profile && { ...user().profile, consent: null, birthTime: '' };
    visit.open({ ...user(), profile } as User);
    await edit('Время рождения');
    await type('Время рождения', '0740');
    await press('Сохранить');
    expect(sent()).toEqual([]);
    expect(screen.getByRole('alert').textContent).toMatch(/согласие/);
    expect(screen.getByRole('link', { name: /^Что станет с\sданными/ })).toMatchObject({ pathname: '/legal/privacy' });
    fireEvent.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Сохранить');
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({
      birthTime: '07:40',
      birthDataConsent: true,
      consentVersion: '2026-11-26',
    });
  });

  /** What the card says of a star of birth. */
  const starOf = async (star?: OwnStar) => {
    visit.open({ ...user(), profile: { ...user().profile, ...(star && { star }) } } as User);
    const card = await screen.findByRole('region', { name: 'Звезда рождения' });
    return card.textContent?.replaceAll(/\s/g, ' ').replace('Звезда рожденияЧто это?', '') ?? '';
  };

  test('shows the star of birth with the signs of Moon and ascendant', async () => {
    expect(await starOf()).toContain('Уттара-Пхалгуни, 4-я падаЛуна в раши Канья · лагна Меша');
  });

  test('shows all stars that a birth without a time leaves, with their hours at its place', async () => {
    const open = await starOf(OPEN_STAR);
    expect(open).toContain('Без точного времени в тот день возможны:');
    expect(open).toContain('с 18:30Хаста, 2-я пада');
    expect(open).toContain('По часам города Москва.');
    // The sign of the Moon, which all have in common, is said once above them.
    expect(open).toMatch(/^Луна в раши Канья.*до 11:53Уттара-Пхалгуни, 4-я пада(?! · Луна)/);
  });

  test('shows both stars of a minute in which the Moon goes on', async () => {
    const timed = await starOf(TIMED_STAR);
    expect(timed).toContain('В указанное время возможны:11:53');
    expect(timed).not.toContain('Без точного времени');
  });

  test('shows the star that the family knows, and that the birth says another', async () => {
    const family = await starOf(FAMILY_STAR);
    expect(family).toMatch(/^Рохини/);
    expect(family).toContain('до 11:53Уттара-Пхалгуни, 4-я пада · Луна в раши Канья');
    expect(family).toContain('По знанию вашей семьи.С остальными данными профиля это не сходится.');
  });

  test('says what is missing for a star', async () => {
    expect(await starOf({ ...NO_STAR, lacks: 'place' })).toContain('нужен город рождения');
  });

  const withGotra = (changes: object) => visit.open({ ...user(), profile: { ...user().profile, ...changes } } as User);

  test('says of a gotra that is not known which one is named then', async () => {
    withGotra({ gotra: '', isGotraUnknown: 'true' });
    expect(await screen.findByText(/^Неизвестна: жрец назовёт готру Кашьяпы/)).toBeDefined();
  });

  test('says nothing of a gotra about which the customer has not answered', async () => {
    withGotra({ gotra: '', isGotraUnknown: '' });
    await edit('Готра');
    expect(screen.queryByText(/Кашьяпы/)).toBeNull();
  });

  test('suggests a city, which the keyboard takes without saving it', async () => {
    visit.open(user());
    await edit('Место рождения');
    const place = await field('Место рождения');
    await type('Место рождения', 'варана');
    expect(await screen.findByRole('option', { name: 'Варанаси, Индия' })).toBeDefined();
    fireEvent.keyDown(place, { key: 'ArrowDown' });
    fireEvent.keyDown(place, { key: 'Enter' });
    expect(place.value).toBe('Варанаси, Индия');
    expect(sent()).toEqual([]);
  });
});

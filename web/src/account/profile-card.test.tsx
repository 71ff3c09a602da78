import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { accountVisits, field, said, type, user } from '../../testing/account-visit.tsx';
import { press } from '../../testing/shop-visit.tsx';
import { FAMILY_STAR, NO_STAR, OPEN_STAR, TIMED_STAR } from '../../testing/stars.ts';
import type { User } from '../api/late/current-user.ts';

const visit = accountVisits();

describe('the profile card', () => {
  const edit = (name: string) => press(`Изменить: ${name}`);

  test('saves one field by Enter', async () => {
    visit.open(user());
    await edit('Где вы живёте');
    await type('Где вы живёте', 'Тбилиси');
    fireEvent.keyDown(await field('Где вы живёте'), { key: 'Enter' });
    expect(await said('Поле обновлено')).not.toHaveLength(0);
    expect(visit.server.callsOf('PUT /api/customer-profiles/*')[0]?.body).toEqual({ currentLocation: 'Тбилиси' });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сохранить' })).toBeNull());
  });

  test('a digit of the date is taken out for another one, and no zero comes in its place', async () => {
    visit.open(user());
    await edit('Дата рождения');
    const date = await field('Дата рождения');
    await type('Дата рождения', '05.03.1988');
    date.setSelectionRange(5, 5);
    fireEvent(date, new InputEvent('beforeinput', { inputType: 'deleteContentBackward', bubbles: true, cancelable: true }));
    await type('Дата рождения', '05.0.1988');
    expect([date.value, date.selectionStart]).toEqual(['05.01.988', 4]);
  });

  test('restores the saved value by Escape', async () => {
    visit.open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    fireEvent.keyDown(await field('Имя'), { key: 'Escape' });
    expect(await screen.findByText('Анна')).toBeDefined();
    expect(visit.server.callsOf('PUT /api/customer-profiles/*')).toEqual([]);
  });

  test('without a connection says so at once, and an edit that was given up is never sent', async () => {
    visit.open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    visit.server.answers['PUT /api/customer-profiles/*'] = () => {
      throw new TypeError('Failed to fetch');
    };
    await press('Сохранить');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent.replaceAll('\u00a0', ' ')).toBe('Нет соединения. Проверьте его и попробуйте ещё раз.');
    fireEvent.keyDown(await field('Имя'), { key: 'Escape' });
    isOnline.mockRestore();
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Анна')).toBeDefined();
    expect(visit.server.callsOf('PUT /api/customer-profiles/*')).toHaveLength(1);
  });

  test('edits one field at a time, and keeps what was typed into the other', async () => {
    visit.open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
    await edit('Фамилия');
    expect(screen.getAllByRole('button', { name: 'Сохранить' })).toHaveLength(1);
    await edit('Имя');
    expect((await field('Имя')).value).toBe('Ольга');
  });

  test('says the status code of a failure beside the field, and keeps typed text', async () => {
    visit.server.answers['PUT /api/customer-profiles/*'] = () => new Response('', { status: 500 });
    visit.open(user());
    await edit('Имя');
    await type('Имя', 'Ольга');
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
    expect(visit.server.callsOf('PUT /api/customer-profiles/*')).toEqual([]);
    expect(screen.getByRole('alert').textContent).toMatch(/согласие/);
    fireEvent.click(await screen.findByRole('checkbox', { name: /Даю согласие/ }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('link', { name: /^Что станет с\sданными/ })).toMatchObject({
      pathname: '/legal/privacy',
      target: '_blank',
    });
    await press('Сохранить');
    await waitFor(() => expect(visit.server.callsOf('PUT /api/customer-profiles/*')).toHaveLength(1));
    expect(visit.server.callsOf('PUT /api/customer-profiles/*')[0]?.body).toEqual({
      birthTime: '07:40',
      birthDataConsent: true,
      consentVersion: '2026-11-26',
    });
  });

  test('shows the star of birth: what is certain, all that are possible with their hours, or what the family knows', async () => {
    const star = async (changes: object) => {
      visit.open({ ...user(), profile: { ...user().profile, ...changes } } as User);
      const shown = (await screen.findByRole('region', { name: 'Звезда рождения' })).textContent?.replaceAll(/\s/g, ' ') ?? '';
      cleanup();
      return shown;
    };
    expect(await star({})).toContain('Уттара-Пхалгуни, 4-я падаЛуна в раши Канья · лагна Меша');
    const open = await star({ star: OPEN_STAR });
    expect(open).toMatch(/^Звезда рожденияЧто это\?Луна в раши Канья.*до 11:53Уттара-Пхалгуни, 4-я пада(?! · Луна)/);
    expect(open).toContain('с 18:30Хаста, 2-я пада');
    expect(open).toContain('По часам города Москва.');
    expect(open).toContain('Без точного времени в тот день возможны:');
    const timed = await star({ star: TIMED_STAR });
    expect(timed).toContain('В указанное время возможны:11:53');
    expect(timed).not.toContain('Без точного времени');
    const family = await star({ star: FAMILY_STAR });
    expect(family).toMatch(/^Звезда рожденияЧто это\?Рохини/);
    expect(family).toContain('до 11:53Уттара-Пхалгуни, 4-я пада · Луна в раши Канья');
    expect(family).toContain('По знанию вашей семьи.С остальными данными профиля это не сходится.');
    expect(await star({ star: { ...NO_STAR, lacks: 'place' } })).toContain('нужен город рождения');
  });

  test('says that the gotra is not known and what is said then, which is another thing than an empty gotra', async () => {
    visit.open(user());
    expect(await screen.findByText(/^Неизвестна: жрец назовёт готру Кашьяпы/)).toBeDefined();
    cleanup();
    visit.open({ ...user(), profile: { ...user().profile, isGotraUnknown: '' } } as User);
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
    expect(visit.server.callsOf('PUT /api/customer-profiles/*')).toEqual([]);
  });
});

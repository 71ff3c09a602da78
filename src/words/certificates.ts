import { wordsIn } from './words-in.ts';

/** The words of a certificate as a PDF; the page that checks it has its own. */
export const CERTIFICATE_WORDS = wordsIn({
  ru: {
    script: 'cyrillic' as 'cyrillic' | 'latin',
    title: 'Свидетельство',
    intro: 'Ритуал совершён полностью. Здесь только то, что отмечено у огня и в отчёте.',
    test: 'Магазин работает в тестовом режиме: ритуалы здесь не совершаются.',
    order: 'заказ',
    ritual: 'Ритуал',
    days: 'Дни',
    place: 'Место',
    issued: 'Выдано',
    parts: 'Части обряда',
    ahutis: (count: string, _isOne: boolean) => `${count} ахути`,
    files: 'Отпечатки файлов отчёта, SHA-256',
    noFiles: 'В отчёте нет файлов.',
    picture: 'Снимок',
    sealOf: (number: number, day: string) => `Печать книги № ${number}, ${day}`,
    code: 'Код проверки',
    signed: (key: string) =>
      `Подпись Ed25519, ключ ${key}. Имён участников здесь нет. Дни и часы ритуалов — у огня, день выдачи — по UTC.`,
    how: 'Страница проверки показывает подпись, печать и то, не отозвано ли свидетельство.',
    scan: 'Код QR ведёт на страницу проверки',
  },
  en: {
    script: 'latin',
    title: 'Certificate',
    intro: 'The ritual was performed completely. Here is only what was noted at the fire and in the report.',
    test: 'The shop runs in test mode: no ritual is performed here.',
    order: 'order',
    ritual: 'Ritual',
    days: 'Days',
    place: 'Place',
    issued: 'Issued',
    parts: 'Parts of the rite',
    ahutis: (count, isOne) => `${count} ${isOne ? 'ahuti' : 'ahutis'}`,
    files: 'Fingerprints of the report’s files, SHA-256',
    noFiles: 'The report has no files.',
    picture: 'Picture',
    sealOf: (number, day) => `Seal no. ${number} of the ledger, ${day}`,
    code: 'Code',
    signed: (key) =>
      `Signature Ed25519, key ${key}. The participants are not named here. Days and hours of the rituals are those at the fire; the day of issue is in UTC.`,
    how: 'The page that checks it shows the signature, the seal, and whether the certificate was revoked.',
    scan: 'The QR code leads to the page that checks it',
  },
});

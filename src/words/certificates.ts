import type { InEachLanguage } from '#kernel/language.ts';

type Words =
  | 'title'
  | 'intro'
  | 'test'
  | 'order'
  | 'ritual'
  | 'days'
  | 'place'
  | 'issued'
  | 'files'
  | 'parts'
  | 'noFiles'
  | 'picture'
  | 'code'
  | 'how'
  | 'scan';

/** The words of a certificate as a PDF; the page that checks it has its own. */
export const CERTIFICATE_WORDS: InEachLanguage<
  Readonly<Record<Words, string>> & {
    readonly script: 'cyrillic' | 'latin';
    readonly ahutis: (count: string, isOne: boolean) => string;
    readonly sealOf: (number: number, day: string) => string;
    readonly signed: (key: string) => string;
  }
> = {
  ru: {
    script: 'cyrillic',
    title: 'Свидетельство',
    intro: 'Ритуал совершён полностью. Здесь только то, что отмечено у огня и в отчёте.',
    test: 'Магазин работает в тестовом режиме: ритуалы здесь не совершаются.',
    order: 'заказ',
    ritual: 'Ритуал',
    days: 'Дни',
    place: 'Место',
    issued: 'Выдано',
    parts: 'Части обряда',
    ahutis: (count) => `${count} ахути`,
    files: 'Отпечатки файлов отчёта, SHA-256',
    noFiles: 'В отчёте нет файлов.',
    picture: 'Снимок',
    sealOf: (number, day) => `Печать книги № ${number}, ${day}`,
    code: 'Код проверки',
    signed: (key) => `Подпись Ed25519, ключ ${key}. Имён участников здесь нет. Дни и часы — у огня.`,
    how: 'Страница проверки показывает подпись, печать и то, не отозвано ли свидетельство.',
    scan: 'Код QR ведёт на страницу проверки',
  },
  en: {
    script: 'latin',
    title: 'Certificate',
    intro: 'The ritual was performed to its end. Only what was noted at the fire and in the report stands here.',
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
    signed: (key) => `Signature Ed25519, key ${key}. The participants are not named here. Days and hours are those at the fire.`,
    how: 'The page that checks it shows the signature, the seal, and whether the certificate was revoked.',
    scan: 'The QR code leads to the page that checks it',
  },
};

import type { Language } from '#kernel/language.ts';

/** What else can be wrong with files of texts than the rules of their fields. */
export type FileRule =
  | 'stays'
  | 'taken'
  | 'new_draft'
  | 'missing_picture'
  | 'unreadable_file'
  | 'other_format'
  | 'missing_file'
  | 'unlisted_file'
  | 'named_twice';

export const FILE_WORDS: Readonly<Record<Language, Readonly<Record<FileRule, string>>>> = {
  ru: {
    stays: 'Файлом это не меняют: верните прежнее значение.',
    taken: 'Этот адрес уже занят другим текстом.',
    new_draft: 'Новый ритуал нельзя добавить черновиком.',
    missing_picture: 'Такой картинки в магазине нет. Сначала загрузите её.',
    unreadable_file: 'Файл не прочитать: ошибка в разметке YAML.',
    other_format: 'Этот формат магазин не знает; нужен формат 1.',
    missing_file: 'Файла нет.',
    unlisted_file: 'Этого текста нет в списке content.yaml.',
    named_twice: 'Названо дважды.',
  },
  en: {
    stays: 'A file does not change this: put the former value back.',
    taken: 'Another text has this address.',
    new_draft: 'A new ritual cannot be added as a draft.',
    missing_picture: 'The shop has no such picture. Upload it first.',
    unreadable_file: 'The file cannot be read: its YAML is broken.',
    other_format: 'The shop does not know this format; it reads format 1.',
    missing_file: 'The file is missing.',
    unlisted_file: 'content.yaml does not list this text.',
    named_twice: 'Named twice.',
  },
};

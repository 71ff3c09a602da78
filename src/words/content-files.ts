import type { FieldCode } from '#kernel/errors.ts';
import type { Language } from '#kernel/language.ts';
import { FIELD_WORDS } from './field-rules.ts';
import { wordsIn } from './words-in.ts';

/** What else can be wrong with files of texts than the rules of their fields. */
const FILE_RULES = wordsIn({
  ru: {
    stays: 'Файл этого не меняет: оставьте значение, которое есть в магазине, одно для текста и черновика.',
    taken: 'Этот адрес или id занят другим текстом или позицией корзины.',
    new_draft: 'Новый ритуал нельзя добавить черновиком.',
    missing_picture: 'Такой картинки в магазине нет. Сначала загрузите её.',
    unreadable_file: 'Файл не читается: в его YAML ошибка.',
    not_utf8: 'Файл не читается: это не текст в кодировке UTF-8.',
    too_complex:
      'Файл слишком сложен: на его чтение не хватило времени или памяти. Оставьте в нём только те тексты, которые хотите изменить.',
    other_format: 'Магазин не знает этого формата; он читает формат 1.',
    missing_file: 'Этого файла не хватает.',
    unlisted_file: 'В content.yaml этого текста нет.',
    named_twice: 'Названо дважды.',
    too_many_files: 'Слишком много текстов: в магазине бывает не больше двухсот ритуалов и двухсот статей.',
  },
  en: {
    stays: 'A file does not change this: leave the value that the shop has, the same in a text and its draft.',
    taken: 'Another text, or an item of the cart, has this address or id.',
    new_draft: 'A new ritual cannot be added as a draft.',
    missing_picture: 'The shop has no such picture. Upload it first.',
    unreadable_file: 'The file cannot be read: its YAML is broken.',
    not_utf8: 'The file cannot be read: it is not a text in UTF-8.',
    too_complex:
      'The file is too complex: reading it took too much time or memory. Leave only the texts in it that you want to change.',
    other_format: 'The shop does not know this format; it reads format 1.',
    missing_file: 'The file is missing.',
    unlisted_file: 'content.yaml does not list this text.',
    named_twice: 'Named twice.',
    too_many_files: 'Too many texts: a shop has at most two hundred rituals and two hundred articles.',
  },
});

export type FileRule = keyof (typeof FILE_RULES)[Language];

/** A sentence for each problem of files. */
export const FILE_WORDS: Readonly<Record<Language, Readonly<Record<FileRule | FieldCode, string>>>> = {
  ru: { ...FIELD_WORDS.ru, ...FILE_RULES.ru },
  en: { ...FIELD_WORDS.en, ...FILE_RULES.en },
};

/** Commands of the operator speak English. */
export const OPERATORS_FILE_WORDS = FILE_WORDS.en;

import type { ChangeEvent } from 'react';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { type MessageKey, useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { BodyField } from './body-field.tsx';
import type { PicturePlace } from './insert-picture.ts';
import { type TextPart, type TextValues, typedIn } from './text-kind.ts';

interface TextFieldsProps {
  parts: readonly TextPart[];
  values: TextValues;
  onChange: (change: TextValues) => void;
  /** Somebody wants a picture at a place of a text. */
  onPicture: (place: PicturePlace) => void;
  /** The language that a phone shows. */
  shownLanguage: Language;
  /** What the server refused, by the name of the field. */
  errors: Readonly<Record<string, string>>;
}

/** Each part in both languages side by side; a phone shows one of them. */
export function TextFields({ parts, values, onChange, onPicture, shownLanguage, errors }: TextFieldsProps) {
  return parts.map((part) => (
    <div key={part.field} className="grid items-start gap-x-4 md:grid-cols-2">
      {LANGUAGES.map((language) => {
        const name = fieldName(part.field, language);
        return (
          <div key={language} className={language === shownLanguage ? '' : 'max-md:hidden'}>
            <PartField
              part={part}
              textLanguage={language}
              value={typedIn(values, part.field, language)}
              onChange={(text) => onChange({ [name]: text })}
              onPicture={(position, file) => onPicture({ field: part.field, language, position, file })}
              error={errors[name]}
            />
          </div>
        );
      })}
    </div>
  ));
}

interface PartFieldProps {
  part: TextPart;
  textLanguage: Language;
  value: string;
  onChange: (text: string) => void;
  onPicture: (position: number, file?: File) => void;
  error: string | undefined;
}

/** The field of a part in one language: a line, several lines, or markdown with pictures. */
function PartField({ part, textLanguage, value, onChange, onPicture, error }: PartFieldProps) {
  const { t, language } = useI18n();
  const { title, hint, most, rows, showsPictures } = part;
  const nameIn = (words: MessageKey) =>
    t('content.inLanguage', { part: t(words), language: languageName(textLanguage, language) });
  const shared = {
    label: nameIn(title),
    hint: hint && t(hint),
    lang: textLanguage,
    maxLength: most,
    value,
    error,
  };
  if (rows === undefined) return <Field {...shared} onChange={(event) => onChange(event.currentTarget.value)} />;
  const area = { ...shared, rows, onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.currentTarget.value) };
  if (!showsPictures) return <AreaField {...area} />;
  return <BodyField {...area} onPicture={onPicture} pictureName={nameIn('content.insertPicture')} />;
}

import type { ChangeEvent } from 'react';
import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { languageName } from '../kit/values/language-name.ts';
import { BodyField } from './body-field.tsx';
import type { PicturePlace } from './insert-picture.ts';
import { type TextPart, type TextValues, textIn } from './text-kind.ts';

interface FieldsProps {
  parts: readonly TextPart[];
  values: TextValues;
  onChange: (change: TextValues) => void;
  /** Somebody wants to put a picture there. */
  onPicture: (place: PicturePlace) => void;
  /** The language that a phone shows. */
  shown: Language;
  /** What the server refused, by the name of the field. */
  errors: Readonly<Record<string, string>>;
}

/** Each part in both languages side by side; a phone shows one of them. */
export function TextFields({ parts, values, onChange, onPicture, shown, errors }: FieldsProps) {
  return parts.map((part) => (
    <div key={part.field} className="grid items-start gap-x-4 md:grid-cols-2">
      {LANGUAGES.map((language) => {
        const name = fieldName(part.field, language);
        return (
          <div key={language} className={language === shown ? '' : 'max-md:hidden'}>
            <PartField
              part={part}
              textLanguage={language}
              value={textIn(values, part.field, language)}
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

function PartField({ part, textLanguage, value, onChange, onPicture, error }: PartFieldProps) {
  const { t, language } = useI18n();
  const { title, hint, most, rows, showsPictures } = part;
  const name = languageName(textLanguage, language);
  const shared = {
    label: t('content.inLanguage', { part: t(title), language: name }),
    hint: hint && t(hint),
    lang: textLanguage,
    maxLength: most,
    value,
    error,
  };
  if (rows === undefined) return <Field {...shared} onChange={(event) => onChange(event.currentTarget.value)} />;
  const area = { ...shared, rows, onChange: (event: ChangeEvent<HTMLTextAreaElement>) => onChange(event.currentTarget.value) };
  if (!showsPictures) return <AreaField {...area} />;
  return (
    <BodyField
      {...area}
      onPicture={onPicture}
      pictureName={t('content.inLanguage', { part: t('content.insertPicture'), language: name })}
    />
  );
}

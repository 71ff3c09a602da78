import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES, type Language } from '#kernel/language.ts';
import { TOPIC_NAMES } from '#words/topic-names.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { EmblemPicture } from '../../ui/late/emblem-picture.tsx';
import { Field } from '../../ui/late/field.tsx';
import { AreaField } from '../../ui/late/field-area.tsx';
import { CheckboxField } from '../../ui/late/field-checkbox.tsx';
import { SelectField } from '../../ui/late/field-select.tsx';
import type { ArticleValues } from './article-calls.ts';
import { languageName } from './languages.ts';
import { type ArticlePart, PARTS } from './parts.ts';

interface FieldsProps {
  values: ArticleValues;
  onChange: (change: Partial<ArticleValues>) => void;
  /** The language that a phone shows. */
  shown: Language;
  /** What the server refused, by the name of the field. */
  errors: Readonly<Record<string, string>>;
}

/** Each part in both languages side by side; a phone shows one of them. */
export function ArticleFields({ values, onChange, shown, errors }: FieldsProps) {
  return (
    <>
      {PARTS.map((part) => (
        <div key={part.field} className="grid items-start gap-x-4 md:grid-cols-2">
          {LANGUAGES.map((language) => {
            const name = fieldName(part.field, language);
            return (
              <div key={language} className={language === shown ? '' : 'max-md:hidden'}>
                <PartField
                  part={part}
                  of={language}
                  value={values[name]}
                  onChange={(text) => onChange({ [name]: text })}
                  error={errors[name]}
                />
              </div>
            );
          })}
        </div>
      ))}
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Topics values={values} onChange={onChange} />
        <EmblemField values={values} onChange={onChange} />
      </div>
    </>
  );
}

interface PartFieldProps {
  part: ArticlePart;
  of: Language;
  value: string;
  onChange: (text: string) => void;
  error: string | undefined;
}

function PartField({ part: { title, hint, most, rows }, of, value, onChange, error }: PartFieldProps) {
  const { t, language } = useI18n();
  const shared = {
    label: t('content.inLanguage', { part: t(title), language: languageName(of, language) }),
    hint: hint && t(hint),
    lang: of,
    maxLength: most,
    value,
    error,
  };
  if (rows === undefined) return <Field {...shared} onChange={(event) => onChange(event.currentTarget.value)} />;
  return <AreaField {...shared} rows={rows} onChange={(event) => onChange(event.currentTarget.value)} />;
}

type SharedProps = Pick<FieldsProps, 'values' | 'onChange'>;

/** Rituals are no topic of an article. */
const TOPICS = Object.keys(TOPIC_NAMES).filter((topic) => topic !== 'ritual') as ArticleValues['tags'];

function Topics({ values, onChange }: SharedProps) {
  const { t, language } = useI18n();
  return (
    <fieldset>
      <legend className="text-muted text-sm">{t('content.topics')}</legend>
      <div className="grid grid-cols-2 gap-x-4">
        {TOPICS.map((topic) => (
          <CheckboxField
            key={topic}
            label={TOPIC_NAMES[topic]?.[language]}
            checked={values.tags.includes(topic)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ tags: TOPICS.filter((one) => (one === topic ? checked : values.tags.includes(one))) })
            }
          />
        ))}
      </div>
    </fieldset>
  );
}

/** The emblems that are drawn in the shop. */
const EMBLEMS =
  'altar balance flame hand kalasha lamp mansions moons open-lotus ganesha lakshmi maha-mrityunjaya navagraha saraswati';

function EmblemField({ values, onChange }: SharedProps) {
  const { t } = useI18n();
  const options = EMBLEMS.split(' ').map((name) => [`/emblems/${name}.svg`, name] as const);
  return (
    <div className="flex items-end gap-3">
      <SelectField
        label={t('content.emblem')}
        options={options}
        value={values.image_url}
        onChange={({ currentTarget: { value } }) => onChange({ image_url: value })}
        className="grow"
      />
      <EmblemPicture address={values.image_url} size="size-12" />
    </div>
  );
}

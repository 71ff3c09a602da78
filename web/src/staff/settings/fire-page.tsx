import { useQuery } from '@tanstack/react-query';
import type { City } from '#words/read-cities.ts';
import { type Answer, keyOf } from '../../api/late/answer-query.ts';
import { cityLabel, cityNamed, suggestCities } from '../../i18n/data/city.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { citiesQuery } from '../../page/late/cities.ts';
import { ComboboxField } from '../../ui/late/field-combobox.tsx';
import { RecordForm } from '../kit/forms/record-form.tsx';
import { type Tagged, tagged, useTagged } from '../kit/forms/tagged.ts';
import { useRecordForm } from '../kit/forms/use-record-form.ts';
import { Awaited, Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

const FIRE_PLACE = '/api/admin/settings/fire-place';

/** The city where the fire burns, with the ETag that a change needs. */
type FirePlace = Tagged<Answer<typeof FIRE_PLACE>>;

/** The page that sets the city where the fire burns: good days are found by the sky there. */
export function FirePage() {
  const { t } = useI18n();
  const query = useTagged(FIRE_PLACE);
  const cities = useQuery(citiesQuery);
  return (
    <>
      <PanelHeading title={t('staff.fire')} text={t('settings.fireText')} />
      <SettingsTabs />
      <Awaited query={query} rows={1}>
        {(opened) => (
          <Awaited query={cities} rows={1}>
            {(known) => <FireForm opened={opened} cities={known} />}
          </Awaited>
        )}
      </Awaited>
    </>
  );
}

/** A saved place as the form holds it: a city of the list, or none and what is typed towards one. */
const savedFire = ({ etag, city }: FirePlace) => ({ version: etag, values: { city, typed: '' } });

function FireForm({ opened, cities }: { opened: FirePlace; cities: readonly City[] }) {
  const { t, language } = useI18n();
  const form = useRecordForm({
    about: 'fire-place',
    saved: savedFire(opened),
    toSaved: savedFire,
    recordKey: keyOf(FIRE_PLACE),
    done: t('settings.fireSaved'),
    check: ({ city }): Record<string, string> => (city ? {} : { city: t('settings.fireWrong') }),
    save: (api, { version, values }) =>
      tagged(api.PUT(FIRE_PLACE, { params: { header: { 'If-Match': version } }, body: { city: values.city } })),
  });
  const labelOf = (slug: string) => {
    const city = cities.find((known) => known.slug === slug);
    return city ? cityLabel(city, language) : '';
  };
  const shownCity = labelOf(form.values.city) || form.values.typed;
  const onType = (text: string) => {
    const city = cityNamed(cities, text, language)?.slug ?? '';
    form.set({ city, typed: city ? '' : text });
  };
  return (
    <Card className="max-w-2xl">
      <RecordForm
        form={form}
        wordsOf={() => ({ label: t('settings.fireField'), words: (slug) => labelOf(`${slug}`) })}
        action={t('common.save')}
      >
        <ComboboxField
          label={t('settings.fireField')}
          hint={t('settings.fireHint')}
          value={shownCity}
          onChange={onType}
          suggestions={suggestCities(cities, shownCity, language)}
          listLabel={t('settings.fireCities')}
          error={form.errors.city}
          autoComplete="off"
          required
        />
      </RecordForm>
    </Card>
  );
}

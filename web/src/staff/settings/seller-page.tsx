import { fieldName } from '#kernel/bilingual-fields.ts';
import { LANGUAGES } from '#kernel/language.ts';
import { useI18n } from '../../i18n/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Awaited, Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { Time } from '../kit/values/money-and-time.tsx';
import { type OpenedSeller, SellerForm, type SellerVersion, useSeller, useSellerForm, valuesOf } from './seller-form.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

/** The page about the seller: the form of what receipts and legal texts tell, and its last versions. */
export function SellerPage() {
  const { t } = useI18n();
  return (
    <>
      <PanelHeading title={t('frame.seller')} text={t('settings.sellerText')} />
      <SettingsTabs />
      <Awaited query={useSeller()}>{(opened) => <Seller opened={opened} />}</Awaited>
    </>
  );
}

function Seller({ opened }: { opened: OpenedSeller }) {
  const form = useSellerForm(opened);
  return (
    <div className="grid max-w-6xl items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <SellerForm opened={opened} form={form} />
      <History versions={opened.history} onTake={(version) => form.set(valuesOf(version))} />
    </div>
  );
}

interface HistoryProps {
  readonly versions: readonly SellerVersion[];
  readonly onTake: (version: SellerVersion) => void;
}

/** The last versions, the newest first, which is the present one. A former version can be taken into the form. */
function History({ versions, onTake }: HistoryProps) {
  const { t } = useI18n();
  return (
    <Card title={t('staff.history')}>
      <ol className="flex flex-col">
        {versions.map((version, index) => (
          <li key={version.version} className="wrap-anywhere flex flex-col gap-1 border-line py-3 not-last:border-b">
            <p className="text-muted text-xs">
              <Time at={version.at} /> · {version.isConfigured ? t('settings.byConfiguration') : version.by}
            </p>
            <SellerText version={version} />
            {index > 0 && (
              <Button
                variant="quiet"
                className="-mx-5.5 self-start"
                aria-label={t('settings.intoFormVersion', { version: version.version })}
                onClick={() => onTake(version)}
              >
                {t('settings.intoForm')}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** A version of the seller. Details that are the same in both languages stand once. */
function SellerText({ version }: { version: SellerVersion }) {
  const { t } = useI18n();
  const texts = LANGUAGES.map((language) => ({ language, text: version[fieldName('details', language)] }));
  const isSame = new Set(texts.map(({ text }) => text)).size === 1;
  const shown = isSame ? texts.slice(0, 1) : texts;
  return (
    <>
      {shown.map(({ language, text }) => (
        <p key={language} lang={isSame ? undefined : language} className="whitespace-pre-line">
          {text || t('settings.noDetails')}
        </p>
      ))}
      <p className="text-muted">
        {version.email} · {version.messenger}
      </p>
    </>
  );
}

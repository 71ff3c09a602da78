import { Download } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { TEXTS_FILE } from './file-calls.ts';
import { FileImport } from './file-import.tsx';
import { KindTabs } from './kind-tabs.tsx';

/** The page that saves all rituals and articles as a file, and imports such a file: it shows first what would change. */
export function FilesPage() {
  const { t } = useI18n();
  return (
    <>
      <PanelHeading title={t('staff.textFiles')} text={t('content.filesText')} />
      <KindTabs />
      <div className="flex flex-col gap-4">
        <Card title={t('common.save')}>
          <p className="mb-3 max-w-prose text-muted">{t('content.exportText')}</p>
          <a href={TEXTS_FILE} download className={buttonClass('soft')}>
            <Download size={18} aria-hidden="true" />
            {t('content.saveFile')}
          </a>
        </Card>
        <FileImport />
      </div>
    </>
  );
}

import { Download } from 'lucide-react';
import { useI18n } from '../../i18n/i18n.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card, PanelHeading } from '../kit/page/page-parts.tsx';
import { TEXTS_FILE } from './file-calls.ts';
import { FileImport } from './file-import.tsx';
import { KindTabs } from './kind-tabs.tsx';

/** The page on which all rituals and articles are saved as a file, and a file is taken over by a plan that is read before anything changes. */
export function FilesPage() {
  const { t } = useI18n();
  return (
    <>
      <PanelHeading title={t('staff.textFiles')} text={t('content.filesText')} />
      <KindTabs />
      <div className="flex flex-col gap-4">
        <Card title={t('account.save')}>
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

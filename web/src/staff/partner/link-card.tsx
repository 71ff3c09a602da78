import { useI18n } from '../../i18n/i18n.tsx';
import { CopyButton } from '../../ui/late/copy-button.tsx';
import { LatePart } from '../../ui/late-part.tsx';
import { Card } from '../kit/page/page-parts.tsx';

const loadQr = () => import('./link-qr.tsx');

interface LinkCardProps {
  readonly link: string;
  readonly title: string;
  readonly text: string;
  readonly qrTitle: string;
}

/** The address that leads customers to a partner, to copy and to show to a phone's camera. */
export function LinkCard({ link, title, text, qrTitle }: LinkCardProps) {
  const { t } = useI18n();
  return (
    <Card title={title} className="mt-5">
      <div className="flex flex-wrap items-center gap-5">
        {/* When the code cannot be drawn, the address beside it is enough. */}
        <LatePart load={loadQr} props={{ link, title: qrTitle }} waiting={<span className="size-33" />} />
        <div className="min-w-0 grow basis-60">
          <p className="mb-2">{text}</p>
          <p className="flex items-center gap-1">
            <code className="wrap-anywhere min-w-0">{link}</code>
            <CopyButton text={link} label={t('common.copyLink')} copiedLabel={t('common.linkCopied')} />
          </p>
        </div>
      </div>
    </Card>
  );
}

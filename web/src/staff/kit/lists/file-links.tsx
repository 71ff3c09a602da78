import type { MouseEvent } from 'react';
import { useI18n } from '../../../i18n/i18n.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { saveFrom } from '../../../ui/late/save-file.ts';
import { toast } from '../../../ui/toast.tsx';
import { useDemandFactor } from '../../sign-in/factor-door.tsx';

interface FileLinksProps {
  /** That of the file as CSV, with a query. */
  address: string;
  /** The file names nobody, so it asks for no fresh second factor. */
  namesNobody?: boolean;
}

/** Saves rows as a file. Excel opens only the file with the separator of its own settings, so the links say which is which. */
export function FileLinks({ address, namesNobody = false }: FileLinksProps) {
  const { t } = useI18n();
  const Link = namesNobody ? PlainLink : GuardedLink;
  return (
    <>
      <Link address={address} title={t('staff.csvFileText')} text={t('staff.csvFile')} />
      <Link address={`${address}&format=csv-semicolon`} title={t('staff.semicolonFileText')} text={t('staff.semicolonFile')} />
      <Link address={`${address}&format=jsonl`} title={t('staff.linesFileText')} text={t('staff.linesFile')} />
    </>
  );
}

interface LinkProps {
  address: string;
  title: string;
  text: string;
  onClick?: (event: MouseEvent) => void;
}

function PlainLink({ address, title, text, onClick }: LinkProps) {
  return (
    <a href={address} download title={title} className={buttonClass('quiet')} onClick={onClick}>
      {text}
    </a>
  );
}

/** Asks for a fresh second factor before the file is saved. */
function GuardedLink(props: LinkProps) {
  const { t } = useI18n();
  const demand = useDemandFactor();
  const failed = (error: Error) => toast({ title: t('staff.failed'), description: error.message, kind: 'error' });
  const save = (event: MouseEvent) => {
    event.preventDefault();
    demand(() => saveFrom(props.address)).catch(failed);
  };
  return <PlainLink {...props} onClick={save} />;
}

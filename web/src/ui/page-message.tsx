import type { ReactNode } from 'react';
import { useI18n } from '../i18n/i18n.tsx';
import { Button } from './button.tsx';

interface PageMessageProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** Called by a button that tries again, which is shown only when this is given. */
  onRetry?: () => void;
  /** An ornament above the title. */
  emblem?: ReactNode;
  /** Level of the heading: 1 when the message is the whole page, 2 when it is a part of a page. */
  level?: 1 | 2;
}

/** A centred message instead of content, such as 'not found'. It says what to do next. */
export function PageMessage({ title, text, action, onRetry, emblem, level = 1 }: PageMessageProps) {
  const { t } = useI18n();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-14 text-center">
      {emblem}
      <Heading className={level === 1 ? 'text-title' : 'text-section'}>{title}</Heading>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action}
      {onRetry && (
        <Button variant={level === 1 ? 'primary' : 'soft'} onClick={onRetry} className={level === 1 ? 'mt-2' : undefined}>
          {t('frame.retry')}
        </Button>
      )}
    </div>
  );
}

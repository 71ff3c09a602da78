import type { ReactNode } from 'react';

export interface PageMessageProps {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
  /** An ornament above the title. */
  emblem?: ReactNode;
  /** 1 when the message is the page, 2 when it stands in a page. */
  level?: 1 | 2;
}

/** A centred message in place of content: nothing here yet, not found, failed. Says what to do next. */
export function PageMessage({ title, text, action, emblem, level = 1 }: PageMessageProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className="flex flex-col items-center gap-4 px-4 py-14 text-center">
      {emblem}
      <Heading className={level === 1 ? 'text-title' : 'text-section'}>{title}</Heading>
      {text && <p className="max-w-prose text-muted">{text}</p>}
      {action}
    </div>
  );
}

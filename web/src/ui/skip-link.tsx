import type { MouseEvent } from 'react';
import { useI18n } from '../i18n/i18n.tsx';

/**
 * The first link of every page leads over its frame to `<main id="content">`. The address stays: an entry of its own in the browser's history
 * would look like a step back out of a payment, and end a link whose secret stands behind `#`.
 */
export function SkipLink() {
  const { t } = useI18n();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    const content = document.getElementById('content');
    content?.focus({ preventScroll: true });
    content?.scrollIntoView();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link to a part of the page, also before its code has come.
    <a
      href="#content"
      onClick={skip}
      className="absolute top-2 left-2 z-30 -translate-y-20 rounded-full bg-accent px-5 py-3 font-semibold text-on-accent focus:translate-y-0"
    >
      {t('frame.skip')}
    </a>
  );
}

/** A tab that was opened while the visitor's click still counted, so that no pop-up blocker stops it. */
export interface CardTab {
  show(url: string): void;
  close(): void;
}

/** Opens an empty tab that cannot reach back to the shop. A blocked one does nothing; the page then offers a link. */
export function openCardTab(): CardTab {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return { show: (url) => tab?.location.replace(url), close: () => tab?.close() };
}

/** A tab for the card checkout, opened in the handler of the visitor's click, so that no pop-up blocker stops it. */
export interface CardTab {
  show(url: string): void;
  close(): void;
}

/** Opens an empty tab without access to the shop's page. When the tab is blocked nothing happens: the page also offers a link. */
export function openCardTab(): CardTab {
  const tab = window.open('about:blank', '_blank');
  if (tab) tab.opener = null;
  return { show: (url) => tab?.location.replace(url), close: () => tab?.close() };
}

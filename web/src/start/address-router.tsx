import { type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The router of the browser's address bar. It listens to the browser only when the page is hydrated; a visitor who goes back sooner
 * would see the old page under the new address. So the router is told then of a move that came before.
 */
export function AddressRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [drawn] = useState(location.href);
  useEffect(() => {
    if (location.href !== drawn) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [drawn]);
  return <BrowserRouter basename={basename}>{children}</BrowserRouter>;
}

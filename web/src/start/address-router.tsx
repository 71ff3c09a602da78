import { type ReactNode, useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';

/**
 * The router of the browser's address bar. It listens to the browser only after hydration, so a visitor who went back before that would
 * see the old page under the new address. This component tells the router of such a move.
 */
export function AddressRouter({ basename, children }: { basename: string; children: ReactNode }) {
  const [drawnAddress] = useState(location.href);
  useEffect(() => {
    if (location.href !== drawnAddress) dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, [drawnAddress]);
  return <BrowserRouter basename={basename}>{children}</BrowserRouter>;
}

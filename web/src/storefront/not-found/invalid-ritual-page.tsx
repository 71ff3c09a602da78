import NotFoundPage from './not-found-page.tsx';

/** A ritual's address without its id. */
export default function InvalidRitualPage() {
  return <NotFoundPage title="frame.invalidRitual" />;
}

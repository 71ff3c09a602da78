import NotFoundPage from './not-found-page.tsx';

/** The page at `/ritual`, which lacks the ritual's id. */
export default function InvalidRitualPage() {
  return <NotFoundPage title="frame.invalidRitual" />;
}

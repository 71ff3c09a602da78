import NotFoundPage from './not-found-page.tsx';

/** The page at `/article`, which lacks the article's id. */
export default function InvalidArticlePage() {
  return <NotFoundPage title="frame.invalidArticle" />;
}

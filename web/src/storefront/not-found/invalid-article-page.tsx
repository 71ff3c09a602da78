import NotFoundPage from './not-found-page.tsx';

/** An article's address without its id. */
export default function InvalidArticlePage() {
  return <NotFoundPage title="frame.invalidArticle" />;
}

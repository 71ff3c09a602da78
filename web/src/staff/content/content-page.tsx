import { Route, Routes } from 'react-router-dom';
import { ArticleEditor } from './article-editor.tsx';
import { ArticleList } from './article-list.tsx';

/** The section of what readers read: the articles, and the editor of each. */
export default function ContentPage() {
  return (
    <Routes>
      <Route index element={<ArticleList />} />
      <Route path="articles/:id" element={<ArticleEditor />} />
    </Routes>
  );
}

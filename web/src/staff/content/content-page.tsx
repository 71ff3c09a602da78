import { Route, Routes } from 'react-router-dom';
import { ARTICLE_DESK } from './article-desk.ts';
import { ArticleList } from './article-list.tsx';
import { FilesPage } from './files-page.tsx';
import { LEGAL_DESK } from './legal-desk.ts';
import { LegalList } from './legal-list.tsx';
import { SERVICE_DESK } from './service-desk.ts';
import { ServiceList } from './service-list.tsx';
import { TextEditor } from './text-editor.tsx';

/** The section of what readers read: the articles, the rituals and the legal texts, the editor of each, and all of them as a file. */
export default function ContentPage() {
  return (
    <Routes>
      <Route index element={<ArticleList />} />
      <Route path="articles/:id" element={<TextEditor desk={ARTICLE_DESK} />} />
      <Route path="services" element={<ServiceList />} />
      <Route path="services/:id" element={<TextEditor desk={SERVICE_DESK} />} />
      <Route path="files" element={<FilesPage />} />
      <Route path="legal" element={<LegalList />} />
      <Route path="legal/:id" element={<TextEditor desk={LEGAL_DESK} />} />
    </Routes>
  );
}

import { Route } from 'react-router-dom';
import { SectionPages } from '../kit/page/no-page.tsx';
import { ARTICLE_KIND } from './article-kind.ts';
import { ArticleList } from './article-list.tsx';
import { FilesPage } from './files-page.tsx';
import { LEGAL_KIND } from './legal-kind.ts';
import { LegalList } from './legal-list.tsx';
import { PartsPage } from './parts-page.tsx';
import { RulesPage } from './rules-page.tsx';
import { SERVICE_KIND } from './service-kind.ts';
import { ServiceList } from './service-list.tsx';
import { TextEditor } from './text-editor.tsx';

/** The section of what readers read: the articles, the rituals and the legal texts, the editor of each, and all of them as a file. */
export default function ContentPage() {
  return (
    <SectionPages>
      <Route index element={<ArticleList />} />
      <Route path="articles/:id" element={<TextEditor kind={ARTICLE_KIND} />} />
      <Route path="services" element={<ServiceList />} />
      <Route path="services/:id" element={<TextEditor kind={SERVICE_KIND} />} />
      <Route path="services/:id/days" element={<RulesPage />} />
      <Route path="services/:id/parts" element={<PartsPage />} />
      <Route path="files" element={<FilesPage />} />
      <Route path="legal" element={<LegalList />} />
      <Route path="legal/:id" element={<TextEditor kind={LEGAL_KIND} />} />
    </SectionPages>
  );
}

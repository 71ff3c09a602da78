import { sectionOf } from '../kit/page/section-of.tsx';
import { ARTICLE_KIND } from './article-kind.ts';
import { FilesPage } from './files-page.tsx';
import { LEGAL_KIND } from './legal-kind.ts';
import { ArticleList, LegalList, ServiceList } from './list-pages.tsx';
import { PartsPage } from './parts-page.tsx';
import { RulesPage } from './rules-page.tsx';
import { SERVICE_KIND } from './service-kind.ts';
import { TextEditor } from './text-editor.tsx';

/** The section of the shop's texts: articles, rituals and legal texts, the editor of each, a ritual's good days and parts, and texts as a file. */
export default sectionOf([
  ['', ArticleList],
  ['articles/:id', () => <TextEditor kind={ARTICLE_KIND} />],
  ['services', ServiceList],
  ['services/:id', () => <TextEditor kind={SERVICE_KIND} />],
  ['services/:id/days', RulesPage],
  ['services/:id/parts', PartsPage],
  ['files', FilesPage],
  ['legal', LegalList],
  ['legal/:id', () => <TextEditor kind={LEGAL_KIND} />],
]);

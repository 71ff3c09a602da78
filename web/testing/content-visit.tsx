import { fireEvent, screen } from '@testing-library/react';
import type { EditedArticle } from '../src/staff/content/article-kind.ts';
import ContentPage from '../src/staff/content/content-page.tsx';
import { staffMember, visitSection } from './panel-visit.tsx';
import { example, type FakeServer, fakeServer } from './shop-visit.tsx';

export const LIST = '/api/admin/content/articles';
export const ONE = `${LIST}/sankalpa`;

export const article = (changes: Partial<EditedArticle> = {}): EditedArticle => ({
  ...example<EditedArticle>('editedArticle'),
  ...changes,
});

/** A server with the example article. */
export function contentServer(): FakeServer {
  return fakeServer({ [`GET ${LIST}`]: example('editedArticles'), [`GET ${ONE}`]: article() });
}

/** Draws the panel's page of texts for a member who edits them; the example article unless told otherwise. */
export const visitContent = (
  server: FakeServer,
  path = '/content/articles/sankalpa',
  language: 'ru' | 'en' = 'ru',
  member = staffMember({ role: 'editor' }),
) => visitSection(ContentPage, server, { place: path, language, member });

export const field = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
export const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });

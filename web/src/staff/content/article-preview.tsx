import { memo } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { linkAttributes, pictureAttributes } from '#modules/catalogue/addresses.ts';
import { promoteNumberedLines } from '#modules/catalogue/headings.ts';
import { shopHeadings, shopMarkdown } from './markdown.ts';

const COMPONENTS: Components = {
  // The page reads an address without the spaces before it, which the parser of the preview has encoded.
  a: ({ href = '', children }) => <a {...linkAttributes(href.replace(/^(?:%20)+/, ''))}>{children}</a>,
  img({ src, alt = '' }) {
    const attributes = typeof src === 'string' ? pictureAttributes(src) : undefined;
    if (!attributes) return alt;
    const { srcset: srcSet, ...others } = attributes;
    return <img {...others} srcSet={srcSet} alt={alt} loading="lazy" />;
  },
};

/** In place of the library's own rules for addresses: `COMPONENTS` has those of the shop's page. */
const sameAddress = (address: string) => address;

/** A text as the shop's page will show it: the same headings, links and pictures. Drawn anew only when the text changes. */
export default memo(function ArticlePreview({ text }: { text: string }) {
  return (
    <div className="prose-text">
      <Markdown remarkPlugins={[shopMarkdown]} rehypePlugins={[shopHeadings]} components={COMPONENTS} urlTransform={sameAddress}>
        {promoteNumberedLines(text)}
      </Markdown>
    </div>
  );
});

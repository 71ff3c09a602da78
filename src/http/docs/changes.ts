import { readFileSync } from 'node:fs';
import { escapeXml } from '#kernel/escape.ts';
import { CONTRACT_LANGUAGE } from '#words/docs.ts';
import { XML_DECLARATION, xmlElement } from '../pages/xml.ts';

/** The list of changes of the contract, as markdown, without an empty section of what is not released yet. */
export function readChanges(): string {
  const text = readFileSync(new URL('../../../openapi/CHANGELOG.md', import.meta.url), 'utf8');
  return text.replace(/^## Next\s+(?=## )/m, '');
}

interface Release {
  readonly version: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly words: string;
}

/** The released versions of a list of changes, the newest first. */
export function releasesOf(changes: string): Release[] {
  const sections = changes.split(/^(?=## )/m);
  return sections.flatMap((section) => {
    const [heading = '', version, day] = /^## (\d+\.\d+\.\d+), (\d{4}-\d\d-\d\d)\n/.exec(section) ?? [];
    return version && day ? [{ version, day, words: section.slice(heading.length).trim() }] : [];
  });
}

/** The releases of the contract as a feed (Atom, RFC 4287). */
export function atomFeed(changes: string, origin: string, title: string, renderText: (markdown: string) => string): string {
  const releases = releasesOf(changes);
  const page = `${origin}/docs/changes`;
  const [newest] = releases;
  const head = [
    xmlElement('id', escapeXml(page)),
    xmlElement('title', escapeXml(title)),
    xmlElement('link', '', { rel: 'self', type: 'application/atom+xml', href: `${page}.atom` }),
    xmlElement('link', '', { rel: 'alternate', type: 'text/html', href: page }),
    xmlElement('updated', instantOf(newest)),
    xmlElement('author', xmlElement('name', escapeXml(new URL(origin).host))),
  ];
  const entries = releases.map((release) => {
    const { version, words } = release;
    const parts = [
      xmlElement('id', escapeXml(`${page}#${version}`)),
      xmlElement('title', version),
      xmlElement('link', '', { rel: 'alternate', type: 'text/html', href: page }),
      xmlElement('updated', instantOf(release)),
      xmlElement('content', escapeXml(renderText(words)), { type: 'html' }),
    ];
    return xmlElement('entry', parts.join('\n'));
  });
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': CONTRACT_LANGUAGE };
  return XML_DECLARATION + xmlElement('feed', [...head, ...entries].join('\n'), attributes);
}

/** A feed has a time also before the first release. */
const instantOf = (release: Release | undefined) => `${release?.day ?? '1970-01-01'}T00:00:00Z`;

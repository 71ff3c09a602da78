import { CONTRACT_LANGUAGE, DOCS_WORDS, type DocsWords } from '#words/docs.ts';
import { GUIDE_WORDS } from '#words/guide.ts';
import { VERIFICATION_WORDS } from '#words/verification.ts';
import type { ContractDocument } from '../contract/contract-document.ts';
import { CLIENT_PACKAGE } from './client-package.ts';
import type { Drawing } from './document.ts';

/** An index of the documentation for language models, by the form of llmstxt.org, in the contract's language. */
export function llmsText(
  { info, tags }: ContractDocument,
  { origin, facts, hasClient, withTrying }: Pick<Drawing, 'origin' | 'facts' | 'hasClient' | 'withTrying'>,
): string {
  const words = DOCS_WORDS[CONTRACT_LANGUAGE];
  const guide = GUIDE_WORDS[CONTRACT_LANGUAGE];
  const verification = VERIFICATION_WORDS[CONTRACT_LANGUAGE];
  const page = (path: string) => `${origin}/${CONTRACT_LANGUAGE}${path}`;
  const link = (title: string, address: string, text: string) => `- [${title}](${address}): ${text}`;
  const [summary = ''] = info.description.split('\n\n');
  const sandboxNote = withTrying ? ' This shop is a sandbox: no real money.' : '';
  const parts = [
    `# ${info.title}`,
    `> ${summary.replace(/\s+/g, ' ').trim()}`,
    `Version ${info.version} of the contract. Ask ${facts.email}. The shop's time zone is ${facts.timeZone}.${sandboxNote}`,
    `## ${words.guide}`,
    [
      link(words.title, page('/docs'), words.titleText),
      link(guide.title, page('/docs/guide'), guide.lead),
      link(verification.title, page('/docs/verification'), verification.lead),
      link(words.problems, page('/problems'), words.problemsText),
      link(words.changes, page('/docs/changes'), words.changesText),
    ].join('\n'),
    `## ${words.files}`,
    filesForPrograms(words, info.version, hasClient)
      .map(([path, title, text]) => link(title, origin + path, text))
      .join('\n'),
    `## ${words.sections}`,
    tags.map(({ name, description }) => link(words.sectionNames[name] ?? name, page(`/docs/${name}`), description)).join('\n'),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** The path, the title and the text of each file that programs fetch. */
export function filesForPrograms(words: DocsWords, version: string, hasClient: boolean) {
  const client = [CLIENT_PACKAGE, words.client, `${words.clientText} ${version}.`] as const;
  return [
    ['/api/partner-openapi.json', words.partnerDocument, words.partnerDocumentText],
    ['/api/openapi.json', words.document, words.documentText],
    ...(hasClient ? [client] : []),
    ['/docs/changes.atom', words.feed, words.feedText],
  ] as const;
}

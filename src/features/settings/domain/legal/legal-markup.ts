import type { LegalSection } from '../../texts/legal/legal-text.ts';

/** The content of a legal page below its title. */
export interface LegalBody {
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/**
 * Returns a legal text as markup for editing: paragraphs between empty lines, headings after '## ', list items after '-
 * '. The text before the first heading is the lead.
 */
export const legalMarkup = ({ lead, sections }: LegalBody): string =>
  [lead, ...sections.map(sectionMarkup)].filter(Boolean).join('\n\n');

const sectionMarkup = ({ heading, points, paragraphs = [] }: LegalSection): string =>
  [heading && `## ${heading}`, points?.map((point) => `- ${point}`).join('\n'), ...paragraphs]
    .filter(Boolean)
    .join('\n\n');

/** Parses this markup. Every text is valid, none of it is lost, and it is never interpreted as anything but text. */
export const legalFromMarkup = (markup: string): LegalBody => {
  const blocks = markup
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
    .flatMap(splitHeading);
  const lead = blocks[0] !== undefined && kindOf(blocks[0]) === 'paragraph' ? blocks.shift() : undefined;
  return { lead: lead ?? '', sections: blocks.reduce(withBlock, []) };
};

// A heading ends with its line, with or without an empty line after it.
const splitHeading = (block: string): string[] => {
  if (!block.startsWith('## ')) return [block];
  const [heading, ...rest] = block.split('\n') as [string, ...string[]];
  return [heading.trim(), ...(rest.length > 0 ? splitHeading(rest.join('\n').trim()) : [])];
};

const kindOf = (block: string): 'heading' | 'points' | 'paragraph' => {
  if (block.startsWith('## ')) return 'heading';
  return block.split('\n').every((line) => line.startsWith('- ')) ? 'points' : 'paragraph';
};

const withBlock = (sections: LegalSection[], block: string): LegalSection[] => {
  const kind = kindOf(block);
  if (kind === 'heading') return [...sections, { heading: block.slice(3).trim() }];
  const last = sections.at(-1);
  // List items come first in their section: items after a paragraph start a section without a heading.
  const open = last && !(kind === 'points' && (last.points || last.paragraphs)) ? last : { heading: '' };
  const before = open === last ? sections.slice(0, -1) : sections;
  const points = kind === 'points' ? block.split('\n').map((line) => line.slice(2).trim()) : undefined;
  return [...before, points ? { ...open, points } : { ...open, paragraphs: [...(open.paragraphs ?? []), block] }];
};

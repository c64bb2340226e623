import type { LegalSection } from '../texts/legal/legal-text.ts';

/** What stands on a legal page below its title. */
export interface LegalBody {
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}

/**
 * A legal text as its studio edits it: paragraphs between empty lines, headings behind '## ', points behind '- '. What
 * stands before the first heading is the lead.
 */
export const legalMarkup = ({ lead, sections }: LegalBody): string =>
  [lead, ...sections.map(sectionMarkup)].filter(Boolean).join('\n\n');

const sectionMarkup = ({ heading, points, paragraphs = [] }: LegalSection): string =>
  [heading && `## ${heading}`, points?.map((point) => `- ${point}`).join('\n'), ...paragraphs]
    .filter(Boolean)
    .join('\n\n');

/** Reads such a text; every text can be read, and nothing of it is lost or becomes more than text. */
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

// A heading ends with its line, whether or not an empty one follows.
const splitHeading = (block: string): string[] => {
  if (!block.startsWith('## ')) return [block];
  const [heading = '', ...rest] = block.split('\n');
  return [heading.trim(), ...(rest.length > 0 ? splitHeading(rest.join('\n').trim()) : [])];
};

const kindOf = (block: string): 'heading' | 'points' | 'paragraph' => {
  if (/^## [^\n]+$/.test(block)) return 'heading';
  return block.split('\n').every((line) => line.startsWith('- ')) ? 'points' : 'paragraph';
};

const withBlock = (sections: LegalSection[], block: string): LegalSection[] => {
  const kind = kindOf(block);
  if (kind === 'heading') return [...sections, { heading: block.slice(3).trim() }];
  const last = sections.at(-1);
  // Points stand first in their section: those that follow a paragraph begin one without a heading.
  const open = last && !(kind === 'points' && (last.points || last.paragraphs)) ? last : { heading: '' };
  const before = open === last ? sections.slice(0, -1) : sections;
  const points = kind === 'points' ? block.split('\n').map((line) => line.slice(2).trim()) : undefined;
  return [...before, points ? { ...open, points } : { ...open, paragraphs: [...(open.paragraphs ?? []), block] }];
};

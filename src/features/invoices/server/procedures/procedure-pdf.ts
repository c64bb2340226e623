import { createHash } from 'node:crypto';
import { accentOf, escapeMetadata, left, pdfFonts, right, Sheet } from '#features/settings/server/api.ts';
import { formatDateTime } from '#shared/kernel/time/format.ts';
import type { ProcedureFacts } from '../../domain/procedure-facts.ts';
import { procedureSections, procedureTexts as texts } from '../../texts/procedures/document.ts';
import type { Block, Gap, Section } from '../../texts/procedures/section.ts';
import type { InvoiceLook } from '../pdf/invoice-pdf.ts';

const labelWidth = 150;

/** Makes the documentation of procedures in the studio's design. */
export const procedurePdf = (facts: ProcedureFacts, look: Omit<InvoiceLook, 'logo'>): Promise<Buffer> => {
  const { made_at, version } = facts;
  const sections = procedureSections(facts);
  const { name } = facts.studio;
  const sheet = new Sheet({
    title: texts.title,
    author: name ?? texts.title,
    language: 'de',
    fonts: pdfFonts(look.font_family, JSON.stringify(facts)),
    accent: accentOf(look.primary_color),
    issued_at: made_at,
  });
  escapeMetadata(sheet.doc, [name ?? texts.title]);
  const made = texts.made(formatDateTime(made_at));
  if (name) sheet.row([[name, { size: 12, look: 'muted' }]], 4);
  sheet.row([[texts.title, { size: 22, look: 'name' }]], 2);
  sheet.row([[texts.subtitle, { size: 11 }]], 12);
  sheet.row([[made, { look: 'strong' }]], 2);
  sheet.row([[texts.version(version, sumOf(facts)), {}]], 12);
  sheet.row([[texts.basis, {}]], 4);
  sheet.row([[texts.gaps(gapsIn(sections)), {}]], 8);
  for (const section of sections) writeSection(sheet, section);
  return sheet.finished((page, pages) => [
    [name, texts.title, made].filter(Boolean).join(' · '),
    texts.page(page, pages),
  ]);
};

/** Tells whether two versions have the same facts, whenever they were made. */
const sumOf = (dated: ProcedureFacts): string => {
  const { made_at: _, ...facts } = dated;
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex').slice(0, 12);
};

const isGap = (block: Block): block is Gap => typeof block === 'object' && 'gap' in block;

const gapsIn = (sections: readonly Section[]): number =>
  sections
    .flatMap(({ blocks }) => blocks)
    .filter((block) => isGap(block) || (typeof block !== 'string' && typeof block[1] !== 'string')).length;

const writeSection = (sheet: Sheet, { title, blocks }: Section): void => {
  sheet.y += 10;
  // A heading does not stay alone at the end of a page.
  sheet.keep(90);
  sheet.row([[title, { size: 14, look: 'name' }]], 2);
  sheet.rule();
  for (const block of blocks) writeBlock(sheet, block);
};

const writeBlock = (sheet: Sheet, block: Block): void => {
  if (typeof block === 'string') return sheet.row([[block, {}]], 7);
  if (isGap(block)) return sheet.row([[texts.gap(block.gap), { look: 'strong' }]], 7);
  const [label, value] = block;
  const isMissing = typeof value !== 'string';
  sheet.row(
    [
      [label, { width: labelWidth, look: 'muted' }],
      [
        isMissing ? texts.gap(value.gap) : value,
        { x: left + labelWidth + 10, width: right - left - labelWidth - 10, look: isMissing ? 'strong' : 'normal' },
      ],
    ],
    5,
  );
};

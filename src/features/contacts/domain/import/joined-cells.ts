import { limits } from '#shared/kernel/text/text.ts';
import { phoneIn, type RowRemark } from './cells.ts';

/** Joins the parts of a name; a part that contains the others as words is the whole name. */
export const nameOf = (cells: readonly string[]): string => {
  const parts = cells.filter(Boolean);
  const words = (part: string): string[] => part.toLowerCase().split(' ');
  const whole = parts.find((part, at) =>
    parts.every((other, index) => {
      const [mine, its] = [words(part), words(other)];
      return index === at || (mine.length > its.length && its.every((word) => mine.includes(word)));
    }),
  );
  return whole ?? parts.join(' ');
};

/** The first telephone number of some cells; what is said about them, until it is found. */
export const firstPhone = (cells: readonly string[]): { phone: string | undefined; remarks: RowRemark[] } => {
  const remarks: RowRemark[] = [];
  for (const cell of cells) {
    const { phone, remark } = phoneIn(cell);
    if (remark) remarks.push({ kind: remark, cell, phone });
    if (phone !== undefined) return { phone, remarks };
  }
  return { phone: undefined, remarks };
};

/** Answers with the word 'Uhr' are times; of the others, the first four of a usual length are tags. */
export const answersOf = (
  cells: readonly string[],
): { readonly tags: string[]; readonly preferred_dates: string[] } => {
  const answers = [...new Set(cells)];
  const isTime = (answer: string): boolean => answer.includes('Uhr');
  return {
    tags: answers.filter((answer) => !isTime(answer) && answer.length >= 3 && answer.length <= 99).slice(0, 4),
    preferred_dates: answers.filter((answer) => isTime(answer) && answer.length <= limits.name),
  };
};

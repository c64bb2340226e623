import type { FieldProblem } from '#shared/kernel/field-problem.ts';
import type { Problems } from '#shared/web/admin/form/field-problems.ts';
import { useTexts } from '#shared/web/texts.tsx';
import type { Block, OwnException, OwnPeriod } from '../../../../domain/own-hours.ts';
import { ownHoursProblems } from '../../../../domain/own-hours-rules.ts';
import { weekdayKeys } from '../../../../domain/settings/calendar-settings.ts';
import { hoursTexts } from '../../../../texts/handle.ts';

const none = { periods: [], exceptions: [] };

/**
 * Returns the messages for the problems of one period among all, by the rules of the server and the fields of its form.
 */
export const usePeriodProblems = (): ((periods: readonly OwnPeriod[], period: OwnPeriod) => Problems) => {
  const word = useWord();
  return (periods, period) => {
    const own = ownHoursProblems({ ...none, periods: [period] }, []);
    // A period that overlaps another is reported at the later one, whichever of them was changed.
    const overlap = ownHoursProblems({ ...none, periods }, []).filter(({ type }) => type === 'overlap');
    return Object.fromEntries([...overlap, ...own].map((problem) => [fieldOf(problem, 'valid_from'), word(problem)]));
  };
};

/** The same for one exception. */
export const useExceptionProblems = (): ((
  exceptions: readonly OwnException[],
  exception: OwnException,
) => Problems) => {
  const word = useWord();
  return (exceptions, exception) => {
    const own = ownHoursProblems({ ...none, exceptions: [exception] }, []);
    const repeated = ownHoursProblems({ ...none, exceptions }, []).filter(({ type }) => type === 'repeated');
    return Object.fromEntries([...repeated, ...own].map((problem) => [fieldOf(problem, 'date'), word(problem)]));
  };
};

const fields: ReadonlySet<string> = new Set([...weekdayKeys, 'valid_from', 'valid_until', 'date', 'blocks']);

const fieldOf = ({ loc }: FieldProblem, otherwise: string): string =>
  loc.map(String).find((step) => fields.has(step)) ?? otherwise;

/** The message for a date that cannot be parsed comes from its field. */
const useWord = () => {
  const t = useTexts(hoursTexts);
  return ({ loc, type }: FieldProblem): string | undefined => {
    if (type === 'date') return undefined;
    if (type === 'order') return t(loc.at(-1) === 'valid_until' ? 'own.problem.until' : 'own.problem.order');
    return t(`own.problem.${type as 'time' | 'overlap' | 'repeated'}`);
  };
};

/** Returns the position of the first block with a problem. */
export const firstInvalidBlock = (blocks: readonly Block[]): number | undefined => {
  const [problem] = ownHoursProblems({ ...none, exceptions: [{ date: '2000-01-01', blocks }] }, []);
  return problem && Number(problem.loc[3]);
};

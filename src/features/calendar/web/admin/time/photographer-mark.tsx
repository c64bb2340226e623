import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { classNames } from '#shared/web/class-names.ts';
import { type Mark, marksOf } from '../../../domain/photographer-marks.ts';

const Marks = createContext<ReadonlyMap<string, Mark>>(new Map());

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Provides the photographers' marks to the blocks inside. */
export const PhotographerMarks = ({
  people,
  children,
}: {
  readonly people: readonly Person[];
  readonly children: ReactNode;
}) => <Marks.Provider value={useMemo(() => marksOf(people), [people])}>{children}</Marks.Provider>;

/** Enough contrast to every colour of an event, in both themes; the letters carry the same information. */
const colours = [
  'bg-[#5b21b6]',
  'bg-[#0f5c6e]',
  'bg-[#9a3412]',
  'bg-[#1e40af]',
  'bg-[#86198f]',
  'bg-[#3f3f46]',
] as const;

/** The photographer's mark of one or two letters. Visual only: the text of an event names its photographer. */
export const PhotographerMark = ({ id }: { readonly id: string }) => {
  const mark = useContext(Marks).get(id);
  return mark ? <MarkBadge mark={mark} /> : null;
};

const MarkBadge = ({ mark }: { readonly mark: Mark }) => (
  <span
    aria-hidden="true"
    data-mark={mark.letters}
    className={`shrink-0 self-start rounded-sm px-1 text-[0.625rem] leading-4 font-bold text-white ${colours[mark.colour]}`}
  >
    {mark.letters}
  </span>
);

/** Explains the marks. */
export const MarkLegend = ({
  people,
  className,
}: {
  readonly people: readonly Person[];
  readonly className?: string;
}) => {
  const marks = useContext(Marks);
  if (people.length < 2) return null;
  return (
    <ul className={classNames('flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted', className)}>
      {people.map(({ id, name }) => {
        const mark = marks.get(id);
        return (
          <li key={id} className="inline-flex items-center gap-1.5">
            {mark && <MarkBadge mark={mark} />}
            {name}
          </li>
        );
      })}
    </ul>
  );
};

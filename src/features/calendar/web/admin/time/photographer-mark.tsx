import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Mark, marksOf } from '../../../domain/photographer-marks.ts';

const Marks = createContext<ReadonlyMap<string, Mark>>(new Map());

interface Person {
  readonly id: string;
  readonly name: string;
}

/** Lets the blocks inside say whose they are. */
export const PhotographerMarks = ({
  people,
  children,
}: {
  readonly people: readonly Person[];
  readonly children: ReactNode;
}) => <Marks.Provider value={useMemo(() => marksOf(people), [people])}>{children}</Marks.Provider>;

/** Strong on every colour of an event, in both designs; the letters say the same. */
const colours = [
  'bg-[#5b21b6]',
  'bg-[#0f5c6e]',
  'bg-[#9a3412]',
  'bg-[#1e40af]',
  'bg-[#86198f]',
  'bg-[#3f3f46]',
] as const;

/** Whose it is, in a letter or two. For the eye only: the words of an event name its photographer. */
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

/** Which letters are whose. */
export const MarkLegend = ({ people }: { readonly people: readonly Person[] }) => {
  const marks = useContext(Marks);
  if (people.length < 2) return null;
  return (
    <ul className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
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

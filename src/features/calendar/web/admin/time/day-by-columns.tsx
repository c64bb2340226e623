import type { ReactNode } from 'react';
import { noResource } from '../../../domain/move.ts';
import { CalendarSkeleton } from '../calendar-skeleton.tsx';
import { MoveArea } from '../move/move-area.tsx';
import type { Address } from '../use-address.ts';
import { ColumnChoice } from './column-choice.tsx';
import { DayView, type DayViewProps } from './day-view.tsx';
import { MarkLegend, PhotographerMarks } from './photographer-mark.tsx';
import { ResourceDay } from './resource-day.tsx';
import { useShownResources } from './use-shown-resources.ts';

interface DayByColumnsProps extends Omit<DayViewProps, 'choice' | 'onPhotographer'> {
  readonly address: Address;
  readonly children: ReactNode;
}

/** A day by photographers or by resources; the choice appears only if the studio has resources in use. */
export const DayByColumns = ({ address, children, onAbsent, ...day }: DayByColumnsProps) => {
  const { columns, photographer, resource, choosePhotographer, chooseResource } = address;
  const { people, date, events } = day;
  const { isLoading, isAnyActive, all, shown } = useShownResources(events, resource, day.wide);
  const choice = isAnyActive && <ColumnChoice address={address} />;
  const reach = { dates: [date], by: 'times' } as const;
  if (columns === 'resources' && isLoading) return <CalendarSkeleton view="day" />;
  if (columns === 'resources' && isAnyActive) {
    const targets = shown.map(({ id }) => id).filter((id) => id !== noResource);
    return (
      <MoveArea events={events} reach={{ ...reach, photographers: [], resources: targets }}>
        <PhotographerMarks people={people.all}>
          <ResourceDay
            {...day}
            {...{ all, shown, choice }}
            legend={photographer === '' && <MarkLegend people={people.all} />}
            onResource={chooseResource}
            onAsk={(place, at) => day.onAsk?.({ ...place, photographer_id: photographer }, at)}
          />
        </PhotographerMarks>
        {children}
      </MoveArea>
    );
  }
  return (
    <MoveArea events={events} reach={{ ...reach, photographers: people.shown.map(({ id }) => id) }}>
      <DayView {...day} choice={choice} onPhotographer={choosePhotographer} onAbsent={onAbsent} />
      {children}
    </MoveArea>
  );
};

import { useLanguage } from '#shared/web/texts.tsx';
import { joinTexts } from '../../../texts/join-texts.ts';
import { JoinBox } from './join-box.tsx';
import { JoinForm, type JoinFormProps } from './join-form.tsx';

/** The parts of the wizard's step for choosing a time that are needed here. */
interface WaitingListProps {
  readonly state: {
    readonly service_id: string | undefined;
    readonly extras: { readonly people?: number | undefined } | undefined;
    readonly date: string | undefined;
    readonly details: JoinFormProps['known'];
  };
  readonly photographer: JoinFormProps['photographer'] | undefined;
  /** All photographers who offer the service. */
  readonly photographers: readonly unknown[];
  readonly span: { readonly today: string; readonly last: string | undefined };
  /** The free times of the chosen day. */
  readonly slots: { readonly value?: readonly unknown[] | undefined };
  /** Set if no day is free at all. */
  readonly wayOut: unknown;
}

/** Offers to wait where no time is free: on a full day, or if all days are full. */
export const WaitingList = (props: WaitingListProps) => {
  const { state, photographer, photographers, slots, wayOut } = props;
  const { today, last } = props.span;
  const isFull = Boolean(wayOut) || slots.value?.length === 0;
  if (!isFull || !state.service_id || !photographer || last === undefined) return null;
  return (
    <Joining
      key={state.date}
      service_id={state.service_id}
      photographer={photographer}
      hasOthers={photographers.length > 1}
      people={state.extras?.people}
      date={wayOut ? undefined : state.date}
      span={{ today, last }}
      known={state.details}
    />
  );
};

/** Opens the form, and shows the place once a person has joined. */
const Joining = (props: Omit<JoinFormProps, 'onJoined' | 'texts'>) => {
  const texts = joinTexts[useLanguage().language];
  return (
    <JoinBox texts={texts} lead={texts} className="md:col-span-2">
      {(onJoined) => <JoinForm {...props} texts={texts} onJoined={onJoined} />}
    </JoinBox>
  );
};

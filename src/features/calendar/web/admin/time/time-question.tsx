import { CalendarOff } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { useServices } from '#features/services/web/parts/admin/use-services.ts';
import { berlinDateOf, formatInstant, instantOf, timeText } from '#shared/kernel/time/berlin-time.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { Skeleton } from '#shared/web/skeleton.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { epochOf } from '#shared/web/time/when.tsx';
import type { Explanation, StartQuestion } from '../../../contract.ts';
import type { Target } from '../../../domain/move.ts';
import { calendarTexts } from '../../../texts/handle.ts';
import { useObjectionWords } from '../objection-words.ts';
import type { Preset } from '../session/create-booking-form.tsx';
import { useExplanation } from '../session/use-explanation.ts';
import type { TimeOffPreset } from '../time-off/time-off-entry.ts';

interface TimeQuestionProps {
  readonly target: Target;
  /** The element beside which it is shown. */
  readonly at: HTMLElement;
  readonly onBook: (preset: Preset) => void;
  readonly onAbsent: (at: TimeOffPreset) => void;
  readonly onClose: () => void;
}

/** Shows whether a session could start at a time, why not, and a button to book it. */
export const TimeQuestion = ({ target, at, onBook, onAbsent, onClose }: TimeQuestionProps) => {
  const t = useTexts(calendarTexts);
  const { language } = useLanguage();
  const title = useId();
  const box = usePopover(at);
  const services = (useServices().data ?? []).filter(({ active }) => active);
  const photographers = (usePhotographers().data ?? []).filter(
    ({ is_active, id }) => is_active || id === target.photographer_id,
  );
  const [chosenService, setService] = useState(lastService);
  const [chosenPerson, setPerson] = useState(target.photographer_id);
  const service_id = services.find(({ id }) => id === chosenService)?.id ?? services[0]?.id;
  const photographer_id = chosenPerson || photographers[0]?.id;
  const start = instantOf(target.date, target.minute);
  const question =
    service_id && photographer_id && start !== null
      ? { service_id, photographer_id, start: formatInstant(start) }
      : undefined;
  const book = (internal: boolean): void =>
    question && start !== null ? onBook({ ...question, date: target.date, start, internal }) : undefined;
  return (
    <div
      ref={box}
      popover="auto"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a popover: the page behind it stays usable
      role="dialog"
      aria-labelledby={title}
      onToggle={(event) => event.newState === 'closed' && onClose()}
      className="fixed m-0 w-[min(22rem,calc(100vw-1rem))] rounded-card border border-line bg-raised p-4 text-ink shadow-raised"
    >
      <h3 id={title} tabIndex={-1} data-first-focus="" className="outline-none">
        <span className="block text-sm text-muted first-letter:uppercase">{formatLongDate(target.date, language)}</span>
        <span className="tabular text-lg font-semibold">{timeText(target.minute)}</span>
      </h3>
      <div className="mt-2 grid gap-2">
        <Choice
          label={t('field.service')}
          value={service_id ?? ''}
          choices={services.map((service) => ({ id: service.id, name: serviceName(service, language) }))}
          onChoose={(id) => {
            lastService = id;
            setService(id);
          }}
        />
        <Choice
          label={t('calendar.photographer')}
          value={photographer_id ?? ''}
          choices={photographers}
          onChoose={setPerson}
        />
      </div>
      <ExplanationArea question={question} exists={start !== null} onBook={book} />
      <AbsentButton onPress={() => onAbsent({ date: target.date, ...(photographer_id && { photographer_id }) })} />
    </div>
  );
};

const AbsentButton = ({ onPress }: { readonly onPress: () => void }) => {
  const t = useTexts(calendarTexts);
  return (
    <button
      type="button"
      onClick={onPress}
      className="mt-2 inline-flex min-h-control w-full cursor-pointer items-center justify-center gap-2 rounded-field text-sm text-muted hover:text-ink hover:underline"
    >
      <CalendarOff size={16} aria-hidden="true" />
      {t('calendar.addTimeOff')}
    </button>
  );
};

// The next query is usually for the same session, so its service is kept.
let lastService = '';

interface ExplanationAreaProps {
  readonly question: StartQuestion | undefined;
  /** False when the clock change skips the time. */
  readonly exists: boolean;
  readonly onBook: (internal: boolean) => void;
}

const ExplanationArea = ({ question, exists, onBook }: ExplanationAreaProps) => {
  const t = useTexts(calendarTexts);
  const { data, isError } = useExplanation(question);
  return (
    <div className="mt-3" aria-live="polite" data-explanation="">
      {data ? (
        <ExplanationText explanation={data} onBook={onBook} />
      ) : isError ? (
        <p className="text-danger">{t('time.loadingError')}</p>
      ) : !exists ? (
        <p>{t('move.skipped')}</p>
      ) : question ? (
        <Skeleton className="h-10" />
      ) : (
        <p className="text-muted">{t('time.noService')}</p>
      )}
    </div>
  );
};

interface ExplanationTextProps {
  readonly explanation: Explanation;
  readonly onBook: (internal: boolean) => void;
}

/** Whether the time is free, the reasons if not, and what may be booked anyway. */
const ExplanationText = ({ explanation, onBook }: ExplanationTextProps) => {
  const t = useTexts(calendarTexts);
  const { free_for, reasons } = explanation;
  const byStudio = free_for.includes('staff');
  return (
    <>
      <p className={free_for.includes('public') ? 'font-semibold text-success' : 'font-semibold'}>
        {t(free_for.includes('public') ? 'time.free' : byStudio ? 'time.forStudio' : 'time.notFree')}
      </p>
      <Objections explanation={explanation} reasons={reasons} links />
      {(byStudio || free_for.includes('internal')) && (
        <Button look={byStudio ? 'primary' : 'secondary'} onClick={() => onBook(!byStudio)} className="mt-3 w-full">
          {t(byStudio ? 'time.book' : 'time.bookInternal')}
        </Button>
      )}
    </>
  );
};

interface ObjectionsProps {
  readonly explanation: Pick<Explanation, 'hours'> & Partial<Pick<Explanation, 'last_day' | 'first_start'>>;
  readonly reasons: readonly Parameters<ReturnType<typeof useObjectionWords>>[0][];
  /** Whether offers are linked; in a form they are not, because the link leaves it. */
  readonly links?: boolean;
}

/** The reasons against a time or a day, as a list. */
export const Objections = ({ explanation, reasons, links = false }: ObjectionsProps) => {
  const words = useObjectionWords();
  if (reasons.length === 0) return null;
  return (
    <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm">
      {withoutHoursOfSpots(reasons).map((reason) => {
        const text = words(reason, explanation);
        return (
          <li key={text}>
            {text}{' '}
            {links && reason.held?.offer_id && <OfferLink start={reason.held.start} offerId={reason.held.offer_id} />}
          </li>
        );
      })}
    </ul>
  );
};

/** The spots of a mini-session day are sold whatever the hours are. */
const withoutHoursOfSpots = (reasons: ObjectionsProps['reasons']): ObjectionsProps['reasons'] =>
  reasons.some(({ held }) => held?.campaign)
    ? reasons.filter(({ reason }) => !['outside_hours', 'closed_day', 'break'].includes(reason))
    : reasons;

/** Leads to the day with the offer open. */
const OfferLink = ({ start, offerId }: { readonly start: string; readonly offerId: string }) => {
  const t = useTexts(calendarTexts);
  const date = berlinDateOf(epochOf(start));
  return (
    <Link
      to={`/admin/calendar?view=day&date=${date}&offer=${offerId}`}
      className="whitespace-nowrap text-accent-text underline underline-offset-4"
    >
      {t('reason.heldLink')}
    </Link>
  );
};

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  readonly onChoose: (id: string) => void;
}

const Choice = ({ label, value, choices, onChoose }: ChoiceProps) => (
  <label className="grid grid-cols-[6rem_minmax(0,1fr)] items-center gap-2 text-sm">
    <span className="text-muted">{label}</span>
    <select
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      className="min-h-control min-w-0 rounded-field border border-control bg-surface px-2 text-base"
    >
      {choices.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  </label>
);

/** Shows a popover beside an element, within the window; the browser closes it on Escape or a click elsewhere. */
const usePopover = (at: HTMLElement) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    at.setAttribute('aria-expanded', 'true');
    at.focus({ preventScroll: true });
    element.showPopover();
    const arrange = (): void => placeNextTo(element, at);
    arrange();
    element.querySelector<HTMLElement>('[data-first-focus]')?.focus({ preventScroll: true });
    const resized = new ResizeObserver(arrange);
    resized.observe(element);
    addEventListener('resize', arrange);
    addEventListener('scroll', arrange, true);
    return () => {
      at.removeAttribute('aria-expanded');
      resized.disconnect();
      removeEventListener('resize', arrange);
      removeEventListener('scroll', arrange, true);
    };
  }, [at]);
  return box;
};

const placeNextTo = (box: HTMLElement, at: HTMLElement): void => {
  const by = at.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = box;
  const right = by.right + 8 + width <= innerWidth;
  const left = right ? by.right + 8 : by.left - 8 - width >= 0 ? by.left - 8 - width : (innerWidth - width) / 2;
  const over = !right && by.left - 8 - width < 0;
  const top = over ? by.bottom + 8 : by.top;
  box.style.left = `${left}px`;
  box.style.top = `${Math.max(8, Math.min(top, innerHeight - height - 8))}px`;
};

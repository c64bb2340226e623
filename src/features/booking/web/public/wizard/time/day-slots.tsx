import { useEffect, useId, useRef } from 'react';
import type { SlotView } from '#features/availability/contract.ts';
import { formatLongDate } from '#shared/kernel/time/format.ts';
import { Button } from '#shared/web/button.tsx';
import { ErrorBox } from '#shared/web/call/error-box.tsx';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import type { Loading } from '#shared/web/call/use-loading.ts';
import { lastAct } from '#shared/web/press/press.ts';
import { reveal } from '#shared/web/press/reveal.ts';
import { Loading as LoadingShape, Skeleton } from '#shared/web/skeleton.tsx';
import { sharedTexts } from '#shared/web/texts/handle.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { SlotChoice } from './slot-choice.tsx';

interface DaySlotsProps {
  readonly date: string;
  /** The day that was chosen when the step was entered: focus and scroll position stay for it. */
  readonly arrivedWith: string | undefined;
  readonly start: string | undefined;
  readonly slots: Loading<readonly SlotView[]>;
  /** A later day of the displayed month that has free times. */
  readonly nextFree: string | undefined;
  readonly onDate: (date: string) => void;
  readonly onSlot: (start: string) => void;
}

/**
 * The times of the chosen day. Once they have loaded, they get focus and are scrolled into view, unless somebody has
 * acted in the meantime.
 */
export const DaySlots = (props: DaySlotsProps) => {
  const { date, arrivedWith, slots } = props;
  const { language } = useLanguage();
  const t = useTexts(wizardTexts);
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(arrivedWith);
  const ready = !slots.loading;
  const asked = useRef({ date, act: 0 });
  useEffect(() => {
    asked.current = { date, act: lastAct() };
  }, [date]);
  useEffect(() => {
    if (!ready || shown.current === date) return;
    shown.current = date;
    if (reveal(section.current, 'nearest', asked.current.act)) heading.current?.focus({ preventScroll: true });
  }, [ready, date]);
  return (
    <section ref={section} aria-labelledby={id} aria-busy={slots.loading} className="scroll-mt-4 scroll-mb-36">
      <h3 id={id} ref={heading} tabIndex={-1} className="flex min-h-11 items-center text-lg font-semibold outline-none">
        {t('slot.heading')}
      </h3>
      <p className="mb-4 text-muted">
        <span className="inline-block first-letter:uppercase">{formatLongDate(date, language)}</span>
      </p>
      <output className="sr-only">
        {ready && slots.value && slots.value.length > 0 ? t('slot.count', slots.value.length) : ''}
      </output>
      <Slots {...props} labelledBy={id} />
    </section>
  );
};

const Slots = ({ slots, start, nextFree, onDate, onSlot, labelledBy }: DaySlotsProps & { labelledBy: string }) => {
  const t = useTexts(wizardTexts);
  const shared = useTexts(sharedTexts);
  const messageOf = useErrorMessage();
  const { language } = useLanguage();
  if (slots.error !== undefined) {
    return (
      <ErrorBox title={t('slot.error')} message={messageOf(slots.error)}>
        <Button look="secondary" onClick={slots.reload}>
          {shared('error.retry')}
        </Button>
      </ErrorBox>
    );
  }
  if (slots.loading || !slots.value) return <SlotsComing />;
  if (slots.value.length > 0) {
    const starts = slots.value.map((slot) => slot.start);
    return <SlotChoice starts={starts} chosen={start} onChoose={onSlot} labelledBy={labelledBy} />;
  }
  return (
    <output className="block rounded-field bg-warning-soft p-4">
      <span className="block font-semibold">{t('slot.none')}</span>
      <span className="mt-1 block">{t('slot.none.text')}</span>
      {nextFree && (
        <Button look="secondary" className="mt-4" onClick={() => onDate(nextFree)}>
          {t('slot.none.next', formatLongDate(nextFree, language))}
        </Button>
      )}
    </output>
  );
};

const SlotsComing = () => (
  <LoadingShape className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-2">
    {[0, 1, 2, 3, 4, 5].map((slot) => (
      <Skeleton key={slot} className="h-12" />
    ))}
  </LoadingShape>
);

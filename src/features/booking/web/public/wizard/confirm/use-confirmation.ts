import type { Dispatch } from 'react';
import { useEffect, useRef, useState } from 'react';
import { CallError } from '#shared/web/call/call-error.ts';
import { useErrorMessage } from '#shared/web/call/error-message.ts';
import { askConfirmation, showAlert } from '#shared/web/dialog/dialogs.tsx';
import { isFramed, leaveFor } from '#shared/web/host-page.ts';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import { bookingTexts } from '../../../../texts/handle.ts';
import { wizardTexts } from '../../../../texts/wizard-handle.ts';
import { storeBookingToken } from '../../../parts/public/booked/booking-token.ts';
import {
  type PriceChange,
  priceChangeOf,
  type ShownPrice,
  stillTrue,
} from '../../../parts/public/booked/price-change.ts';
import { checkoutProblem } from '../../booked/checkout-problem.ts';
import { call } from '../state/booking-calls.ts';
import { forgetWizard } from '../state/stored-wizard.ts';
import type { Reserved, WizardAction, WizardState } from '../state/wizard-state.ts';
import { attemptFor, bookingRequest, isTimeTaken } from './booking-request.ts';

/** `leaving`: the browser is navigating to the success page or to the payment provider. */
export type ConfirmationPhase = 'idle' | 'busy' | 'leaving';

export interface Confirmation {
  readonly phase: ConfirmationPhase;
  /** Why the booking was not made, in the customer's language. */
  readonly error: string | undefined;
  /** Set if the price differs from the one shown: the old and the new price. */
  readonly priceChange: PriceChange | undefined;
  /** EUR: the whole price, if it is due because of missed sessions. */
  readonly full: number | undefined;
  /** In a frame, the URL of the payment page: a website may forbid its frames to navigate the top window. */
  readonly onward: string | undefined;
  readonly confirm: () => void;
  /** Cancels a reservation that waits for its payment, after asking. */
  readonly release: () => void;
}

interface Terms {
  /** The price shown, and whether a payment follows; undefined while loading. */
  readonly shown: ShownPrice | undefined;
  /** Whether the studio's data has loaded; nothing is booked without it. */
  readonly company: boolean;
  readonly onPriceChanged: () => void;
  readonly onPriceUnknown: () => void;
}

/**
 * Books, starts the payment if one follows, and navigates on. Only one attempt runs at a time, however often it is
 * clicked.
 */
export const useConfirmation = (state: WizardState, dispatch: Dispatch<WizardAction>, terms: Terms): Confirmation => {
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const [error, setError] = useState<string>();
  const [reported, setPriceChange] = useState<PriceChange>();
  const { onward, pay } = usePay();
  const { phase, leave, once } = useOneAtATime();
  const [step, setStep] = useState(state.step);
  if (step !== state.step) {
    setStep(state.step);
    setError(undefined);
    setPriceChange(undefined);
  }

  // A reported new price applies even before the page has loaded it again.
  const { priceChange, shown } = withPriceChange(terms.shown, reported);
  const full = state.reserved ? state.reserved.full : stillTrue(priceChange)?.now.prepayment;

  const book = async (): Promise<(Reserved & { readonly confirm_by?: string | undefined }) | undefined> => {
    const request = terms.company && shown ? bookingRequest(state, language, shown) : undefined;
    if (!request) return undefined;
    const attempt = attemptFor(request, state.attempt);
    dispatch({ type: 'attempt', attempt });
    const headers = { 'Idempotency-Key': attempt.key };
    const { booking_id, cancel_token, confirm_by } = await call('POST /api/bookings', { body: request }, { headers });
    storeBookingToken(booking_id, cancel_token);
    return { booking_id, cancel_token, confirm_by };
  };

  const confirm = async (): Promise<void> => {
    setError(undefined);
    if (!shown && !state.reserved) return terms.onPriceUnknown();
    try {
      const made = state.reserved ? undefined : await book();
      const booking = state.reserved ?? made;
      if (!booking) return;
      // If the address must be confirmed, the payment follows the confirmation.
      if (!made?.confirm_by && (!shown || shown.prepayment > 0)) {
        dispatch({ type: 'reserved', reserved: { ...booking, full } });
        await pay(booking, leave);
      } else {
        forgetWizard();
        leave(successPage(booking.booking_id) + inLanguage(language));
      }
    } catch (failure) {
      report(failure);
      const changed = shown && priceChangeOf(failure, shown);
      if (changed) {
        setPriceChange(changed);
        terms.onPriceChanged();
      } else if (isTimeTaken(failure)) dispatch({ type: 'gone', notice: 'slot_taken', ...nextTimesIn(failure) });
      else setError(messageOf(failure));
    }
  };

  const release = useRelease(state, dispatch);

  return {
    phase,
    error,
    priceChange,
    full,
    onward: phase === 'leaving' ? onward : undefined,
    confirm: once(confirm),
    release: once(release),
  };
};

/** A time that is taken is refused with the next free ones. */
const nextTimesIn = ({ problem }: CallError) => ({
  instead: (problem as { readonly next_times?: readonly string[] }).next_times,
});

const codeOf = (shown: ShownPrice | undefined): string | null | undefined => shown?.order?.discount_code;

/** With another discount code the amounts are others, and are reported again. */
const withPriceChange = (shown: ShownPrice | undefined, priceChange: PriceChange | undefined) => {
  if (!shown || !priceChange) return { shown, priceChange };
  if (codeOf(priceChange.before) !== codeOf(shown)) return { shown, priceChange: undefined };
  const { price, prepayment, price_list_version } = priceChange.now;
  const order = { ...shown.order, ...(price_list_version && { price_list_version }) };
  return { shown: { price: shown.price && price, prepayment, order }, priceChange };
};

type Leave = ReturnType<typeof useOneAtATime>['leave'];

/** The refusals of a payment that was made before. */
const paidCodes: ReadonlySet<string | undefined> = new Set(['already_paid', 'payment_processing']);

/** Starts the payment and navigates to it. */
const usePay = () => {
  const booked = useTexts(bookingTexts);
  const { language } = useLanguage();
  const messageOf = useErrorMessage();
  const [onward, setOnward] = useState<string>();
  const pay = async ({ booking_id, cancel_token }: Reserved, leave: Leave): Promise<void> => {
    try {
      const [params, query] = [{ id: booking_id }, { token: cancel_token }];
      const { checkout_url } = await call('POST /api/payments/create-checkout-session/{id}', { params, query });
      if (isFramed()) setOnward(checkout_url);
      leave(checkout_url, leaveFor);
    } catch (failure) {
      report(failure);
      // In another window, by the app of a bank for example, while this page stayed open.
      if (failure instanceof CallError && paidCodes.has(failure.code)) {
        forgetWizard();
        leave(successPage(booking_id) + inLanguage(language));
      } else await showAlert(checkoutProblem(failure, { t: booked, messageOf }));
    }
  };
  return { onward, pay };
};

/** Cancels a reservation that waits for its payment, after asking. */
const useRelease = ({ reserved }: WizardState, dispatch: Dispatch<WizardAction>): (() => Promise<void>) => {
  const t = useTexts(wizardTexts);
  const messageOf = useErrorMessage();
  return async () => {
    const wording = { title: t('reserved.release'), confirm: t('reserved.release.confirm') };
    if (!reserved || !(await askConfirmation(t('reserved.release.question'), wording))) return;
    try {
      const query = { token: reserved.cancel_token };
      await call('POST /api/bookings/{id}/cancel', { params: { id: reserved.booking_id }, query });
      dispatch({ type: 'released' });
    } catch (failure) {
      report(failure);
      await showAlert(messageOf(failure), { title: t('reserved.release.error') });
    }
  };
};

/** In a frame on another website no cookie carries the language to the next page. */
const inLanguage = (language: string): string => (isFramed() ? `?language=${language}` : '');

export const successPage = (bookingId: string): string => `/booking/success/${bookingId}`;

const report = (failure: unknown): void => {
  // oxlint-disable-next-line no-console -- helps those who operate the studio to find the cause
  console.error('The booking could not be completed', failure);
};

/** Ignores clicks while an action is running and once the page is being left. */
const useOneAtATime = () => {
  const [phase, setPhase] = useState<ConfirmationPhase>('idle');
  const running = useRef(false);
  const left = useRef(false);
  useEffect(() => {
    const onReturn = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      running.current = false;
      left.current = false;
      setPhase('idle');
    };
    addEventListener('pageshow', onReturn);
    return () => removeEventListener('pageshow', onReturn);
  }, []);
  const leave = (address: string, go = (to: string): void => location.assign(to)): void => {
    left.current = true;
    setPhase('leaving');
    go(address);
  };
  const once = (work: () => Promise<void>) => () => {
    if (running.current) return;
    running.current = true;
    setPhase('busy');
    void work().finally(() => {
      running.current = left.current;
      if (!left.current) setPhase('idle');
    });
  };
  return { phase, leave, once };
};

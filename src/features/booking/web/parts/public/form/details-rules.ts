import { cleanLine, hasLetter, isEmail, limits } from '#shared/kernel/text/text.ts';

/** The values of step 3. */
export interface Details {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  readonly consent: boolean;
  /** Reminders by WhatsApp, if the studio sends them. */
  readonly whatsapp: boolean;
  /** The express request, if the service asks for it; ticked again after a reload. */
  readonly express?: boolean;
}

export const noDetails: Details = { name: '', email: '', phone: '', notes: '', consent: false, whatsapp: false };

export type RequiredField = Exclude<keyof Details, 'notes' | 'whatsapp' | 'express'>;

/** The minimum length of name and phone number, in characters after trimming. */
const shortestName = 2;
const shortestPhone = 10;

/** Returns the invalid fields, in their order on the screen. */
export const problemsOf = (details: Details): readonly RequiredField[] => {
  const fine: Record<RequiredField, boolean> = {
    name:
      hasLetter(details.name) &&
      lengthOf(details.name) >= shortestName &&
      lengthOf(details.name) <= limits.customerName,
    email: isEmail(cleanLine(details.email)),
    phone: lengthOf(details.phone) >= shortestPhone && lengthOf(details.phone) <= limits.phone,
    consent: details.consent,
  };
  return (['name', 'email', 'phone', 'consent'] as const).filter((field) => !fine[field]);
};

export const areComplete = (details: Details): boolean => problemsOf(details).length === 0;

// The server measures the cleaned text, in the same units.
const lengthOf = (text: string): number => cleanLine(text).length;

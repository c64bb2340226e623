import { cleanLine, hasLetter, isEmail, limits } from '#shared/kernel/text.ts';

/** What the customer types in step 3. */
export interface Details {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly notes: string;
  readonly consent: boolean;
  /** Reminders by WhatsApp, where the studio sends them (AMB-085). */
  readonly whatsapp: boolean;
}

export const noDetails: Details = { name: '', email: '', phone: '', notes: '', consent: false, whatsapp: false };

export type RequiredField = Exclude<keyof Details, 'notes' | 'whatsapp'>;

/** The shortest name and phone number, in characters without the blanks around them (PUB-054, PUB-056, AMB-097). */
const shortestName = 2;
const shortestPhone = 10;

/** The fields that keep the customer from going on, in their order on the screen (PUB-054..060). */
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

// The server measures what is left after cleaning, in the same units.
const lengthOf = (text: string): number => cleanLine(text).length;

import type { Language } from '#shared/kernel/language.ts';
import { cleanLine } from '#shared/kernel/text/text.ts';
import { greetingName } from '../writing/greeting-name.ts';
import type { MailFacts } from '../writing/mail-facts.ts';
import { shownResources } from '../writing/mail-resources.ts';
import { mailWriter } from '../writing/mail-writer.ts';

export interface WhatsappText {
  readonly text: string;
  /**
   * WhatsApp allows businesses to start conversations only with approved templates: the name of ours, and its
   * parameters in order.
   */
  readonly template: { readonly name: string; readonly parameters: readonly string[] };
}

/** Returns the reminder as a WhatsApp message: who, what, when, where, and how to cancel. Times are Berlin times. */
export const whatsappReminder = (facts: MailFacts, language: Language): WhatsappText => {
  const { texts, booking, company, when, service } = mailWriter(facts, language);
  const place = cleanLine(facts.company.company_address);
  const said = texts.whatsapp;
  const name = greetingName(booking.customer_name);
  return {
    text: [
      texts.greeting(name),
      said.reminder(when, company),
      [service, booking.photographer_name, ...shownResources(booking, language)]
        .map(cleanLine)
        .filter(Boolean)
        .join(' · '),
      ...(place ? [`${texts.labels.location}: ${place}`] : []),
      `${texts.cancel.question} ${facts.cancel_url}`,
    ].join('\n'),
    template: {
      name: 'booking_reminder',
      parameters: [name ?? '', company, when, service, place, facts.cancel_url],
    },
  };
};

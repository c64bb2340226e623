/** The units of a WhatsApp reminder's time before a session. */
export const whatsappUnits = ['minutes', 'hours', 'days'] as const;

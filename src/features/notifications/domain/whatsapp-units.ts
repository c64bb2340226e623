/** In what a WhatsApp reminder counts the time before a session (AMB-084). */
export const whatsappUnits = ['minutes', 'hours', 'days'] as const;

/** The columns of the board, from left to right. */
export const phases = ['new', 'nicht_erreicht', 'in_klaerung', 'termin_geplant', 'abgesagt'] as const;
export type Phase = (typeof phases)[number];

export const priorities = ['low', 'medium', 'high'] as const;
export type Priority = (typeof priorities)[number];

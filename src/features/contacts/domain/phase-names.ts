import type { Phase, Priority } from './phases.ts';

/** The names of the phases, in German only, and their meanings. */
export const phaseNames: Readonly<Record<Phase, { readonly name: string; readonly meaning: string }>> = {
  new: { name: 'Neu', meaning: 'Noch nicht bearbeitet' },
  nicht_erreicht: { name: 'Nicht erreicht', meaning: 'Kontaktversuche ohne Erfolg' },
  in_klaerung: { name: 'In Klärung', meaning: 'Aktiver Austausch' },
  termin_geplant: { name: 'Termin geplant', meaning: 'Termin vereinbart' },
  abgesagt: { name: 'Abgesagt', meaning: 'Kein Interesse mehr' },
};

export const priorityNames: Readonly<Record<Priority, string>> = { low: 'Niedrig', medium: 'Mittel', high: 'Hoch' };

import type { TextsOf } from '../../texts.tsx';

export const de = {
  'form.name': 'Name',
  'form.emailAddress': 'E-Mail',
  'form.phone': 'Telefon',
  'form.save': 'Speichern',
  'form.cancel': 'Abbrechen',
  'form.close': 'Schließen',
  'form.missing': 'Bitte ausfüllen',
  'form.min': (min: string) => `Mindestens ${min}`,
  'form.max': (max: string) => `Höchstens ${max}`,
  'form.step': (step: string) => `Nur in Schritten von ${step}`,
  'form.wholeNumber': 'Bitte eine ganze Zahl eingeben',
  'form.decimals': 'Höchstens zwei Nachkommastellen',
  'form.email': 'Bitte eine gültige E‑Mail-Adresse eingeben',
  'form.invalid': 'Diese Eingabe passt nicht',
  'form.notSaved': (why: string) => `Nicht gespeichert: ${why}`,
  'form.active': 'Aktiv',
  'form.inactive': 'Inaktiv',
} as const;

export type FormTexts = TextsOf<typeof de>;

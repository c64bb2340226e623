import type { TextsOf } from '#shared/web/texts.tsx';

export const de = {
  'photographers.title': 'Fotografen',
  'photographers.subtitle': 'Wer bei Ihnen fotografiert und gebucht werden kann',
  'photographers.add': 'Fotograf/in hinzufügen',
  'admin.photographers.loadingError': 'Fotografen konnten nicht geladen werden',
  'photographers.empty': 'Noch keine Fotografen',
  'photographers.emptyText': 'Ohne Fotografen gibt es keine freien Zeiten. Legen Sie die erste Person an.',
  'column.name': 'Name',
  'column.contacts': 'Kontakt',
  'column.experience': 'Erfahrung',
  'column.rate': 'Stundensatz',
  'column.status': 'Status',
  'column.actions': 'Aktionen',
  'row.years': (years: number) => (years === 1 ? '1 Jahr' : `${years} Jahre`),
  'row.rate': (amount: string) => `${amount}/Std.`,
  'row.noContacts': 'Keine Angaben',
  'row.calendar': (name: string) => `Termine von ${name}`,
  'row.edit': (name: string) => `${name} bearbeiten`,
  'row.delete': (name: string) => `${name} löschen`,
  'row.toggle': (name: string) => `${name}: buchbar`,
  'photographers.deleteConfirm': ({ name, upcoming }: { name: string; upcoming: number }) =>
    `Möchten Sie ${name} wirklich löschen?\nBevorstehende Buchungen: ${upcoming}. Bestehende Buchungen bleiben erhalten.`,
  'photographers.delete': 'Löschen',
  'admin.photographers.deleteError': 'Löschen nicht möglich. Bitte versuchen Sie es erneut.',
  'photographers.deleteNeeded': (services: string) =>
    `Das geht noch nicht: Diese Services brauchen die Person zusätzlich: ${services}.\nNehmen Sie sie dort zuerst heraus.`,
  'form.create': 'Fotograf/in hinzufügen',
  'form.edit': 'Fotograf/in bearbeiten',
  'form.bio': 'Über die Person (Deutsch)',
  'form.bioHint': 'Das lesen Kunden bei der Auswahl.',
  'form.bioRu': 'Über die Person (Russisch)',
  'form.bioRuHint': 'Bleibt das leer, lesen russische Kunden den deutschen Text.',
  'form.experience': 'Erfahrung (Jahre)',
  'form.rate': 'Stundensatz (€)',
} as const;

export type PhotographersAdminTexts = TextsOf<typeof de>;

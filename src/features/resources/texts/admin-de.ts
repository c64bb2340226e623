import { plural } from '#shared/web/plural.ts';
import type { TextsOf } from '#shared/web/texts.tsx';

const sessions = plural('de', { one: '# Termin', other: '# Termine' });

export const de = {
  'resources.title': 'Räume & Ausstattung',
  'resources.subtitle': 'Was Termine außer Fotografen brauchen. Ist mehreres frei, nehmen wir das oberste.',
  'resources.add': 'Hinzufügen',
  'resources.list': 'Räume und Ausstattung in der Reihenfolge des Studios',
  'resources.loadingError': 'Räume und Ausstattung konnten nicht geladen werden',
  'resources.empty': 'Noch keine Räume oder Ausstattung',
  'resources.emptyText':
    'Tragen Sie hier ein, was nie für zwei Termine gleichzeitig reicht: Räume, Sets, Geräte oder weitere Personen. Danach legen Sie bei jedem Service fest, was er davon braucht, und nichts wird doppelt vergeben.',
  'kind.room': 'Raum',
  'kind.set': 'Set',
  'kind.equipment': 'Ausstattung',
  'kind.person': 'Person',
  'column.order': 'Reihenfolge',
  'column.name': 'Name',
  'column.services': 'Gebraucht für',
  'column.sessions': 'Kommende Termine',
  'column.status': 'Status',
  'column.actions': 'Aktionen',
  'row.units': (units: number) => `${units} gleiche`,
  'row.unneeded': 'Noch keinen Service',
  'row.shown': 'Für Kunden sichtbar',
  'row.timeOff': (name: string) => `Ausfallzeiten von ${name}`,
  'row.feed': (name: string) => `Kalender-Abo von ${name}`,
  'row.edit': (name: string) => `${name} bearbeiten`,
  'row.delete': (name: string) => `${name} löschen`,
  'row.toggle': (name: string) => `${name}: für neue Termine`,
  'row.up': (name: string) => `${name} nach oben`,
  'row.down': (name: string) => `${name} nach unten`,
  'row.moved': ({ name, place, of }: { name: string; place: number; of: number }) =>
    `${name} steht jetzt an Stelle ${place} von ${of}`,
  'resources.reorderError': 'Die neue Reihenfolge konnte nicht gespeichert werden.',
  'resources.deleteConfirm': (name: string) =>
    `Möchten Sie „${name}“ wirklich löschen?\nVergangene Termine behalten den Namen.`,
  'resources.delete': 'Löschen',
  'resources.deleteError': 'Löschen nicht möglich. Bitte versuchen Sie es erneut.',
  'refused.title': (name: string) => `„${name}“ kann nicht gelöscht werden`,
  'refused.needed': (services: string) =>
    `Gebraucht für: ${services}.\nNehmen Sie den Eintrag zuerst bei diesen Services heraus.`,
  'refused.used': (count: number) =>
    `${count === 1 ? 'Ein kommender Termin ist' : `${count} kommende Termine sind`} dafür eingeplant.\nVerschieben Sie sie zuerst. Oder schalten Sie den Eintrag aus: Dann kommen keine neuen dazu.`,
  'form.create': 'Raum oder Ausstattung hinzufügen',
  'form.edit': 'Raum oder Ausstattung bearbeiten',
  'form.kind': 'Art',
  'form.name_de': 'Name (Deutsch)',
  'form.name_ru': 'Name (Russisch)',
  'form.fallback': 'Bleibt das leer, lesen russische Kunden den deutschen Namen.',
  'form.units': 'Anzahl',
  'form.unitsHint': 'Wie viele gleiche es gibt. Jedes Stück reicht für einen Termin zur selben Zeit.',
  'form.unitsNeeded': (services: string) => `So viele werden zugleich gebraucht: ${services}`,
  'form.unitsInUse': (count: number) =>
    `So viele sind noch eingeplant: ${sessions(count)} ${count === 1 ? 'nutzt' : 'nutzen'}, was wegfallen würde.`,
  'limit.own': 'Termine pro Tag begrenzen',
  'limit.most': 'Höchstens so viele am Tag',
  'limit.hint': 'Danach ist der Tag voll: Kunden sehen keine freien Zeiten mehr.',
  'form.active': 'Aktiv: wird für neue Termine vergeben',
  'form.shown': 'Dem Kunden zeigen',
  'form.shownHint': 'Der Name steht dann auf der Bestätigung, in E‑Mails und im Kalendereintrag des Kunden.',
} as const;

export type ResourcesAdminTexts = TextsOf<typeof de>;

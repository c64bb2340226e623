import type { Language } from '#shared/kernel/language.ts';
import { pictureRefusals } from './refusals.ts';

interface Moved {
  readonly name: string;
  readonly place: number;
  readonly of: number;
}

/** The texts of the back office about pictures, imported by their screens alone. */
const de = {
  refusals: pictureRefusals.de,
  open: (name: string) => `Bilder von ${name}`,
  titleOf: (name: string) => `Bilder · ${name}`,
  coverHint: 'Das erste Bild steht auf der Startseite und bei der Buchung, die anderen in der Galerie.',
  add: 'Bilder hinzufügen',
  addOne: 'Bild wählen',
  drop: 'oder hierher ziehen',
  formats: 'JPEG, PNG, WebP oder AVIF, höchstens 25 MB. Ort und Kameradaten werden entfernt.',
  full: (most: number) => `Mehr als ${most} Bilder sind nicht möglich. Löschen Sie eines, um ein anderes hinzuzufügen.`,
  list: 'Bilder',
  cover: 'Titelbild',
  sending: (percent: number) => `wird hochgeladen, ${percent} %`,
  states: { waiting: 'wird verarbeitet', ready: 'fertig', refused: 'abgelehnt' },
  oldStays: 'Das bisherige Bild wird weiter gezeigt.',
  altMissing: 'Beschreibung fehlt',
  edit: (name: string) => `${name} beschreiben und ausrichten`,
  replace: (name: string) => `${name} ersetzen`,
  remove: (name: string) => `${name} löschen`,
  removeConfirm: (name: string) => `„${name}“ löschen? Die Datei wird überall entfernt.`,
  delete: 'Löschen',
  before: (name: string) => `${name} nach vorn`,
  after: (name: string) => `${name} nach hinten`,
  moved: ({ name, place, of }: Moved) => `${name} steht jetzt an Stelle ${place} von ${of}`,
  dismiss: (name: string) => `Meldung zu ${name} schließen`,
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  offline: 'Keine Verbindung. Bitte versuchen Sie es noch einmal.',
  loadError: 'Die Bilder konnten nicht geladen werden',
  editTitle: 'Bild beschreiben und ausrichten',
  altDe: 'Was ist zu sehen? (Deutsch)',
  altRu: 'Was ist zu sehen? (Russisch)',
  altHint:
    'Ein kurzer Satz für Menschen, die das Bild nicht sehen, und für Suchmaschinen. Beispiel: „Paar lacht am Seeufer im Abendlicht“.',
  focus: 'Bildmitte',
  focusHint: 'Klicken Sie auf das, was immer zu sehen sein soll, oder verschieben Sie den Punkt mit den Pfeiltasten.',
  focusValue: ({ x, y }: { x: number; y: number }) => `${x} % von links, ${y} % von oben`,
  save: 'Speichern',
  picture: 'Bild',
  home: 'Startseite',
};
export type PictureAdminTexts = typeof de;

const ru: PictureAdminTexts = {
  refusals: pictureRefusals.ru,
  open: (name) => `Изображения: ${name}`,
  titleOf: (name) => `Изображения · ${name}`,
  coverHint: 'Первое изображение видно на главной странице и при записи, остальные — в галерее.',
  add: 'Добавить изображения',
  addOne: 'Выбрать изображение',
  drop: 'или перетащите сюда',
  formats: 'JPEG, PNG, WebP или AVIF, не более 25 МБ. Место съёмки и данные камеры удаляются.',
  full: (most) => `Больше ${most} изображений добавить нельзя. Удалите одно, чтобы добавить другое.`,
  list: 'Изображения',
  cover: 'Обложка',
  sending: (percent) => `загружается, ${percent} %`,
  states: { waiting: 'обрабатывается', ready: 'готово', refused: 'отклонено' },
  oldStays: 'Пока показывается прежнее изображение.',
  altMissing: 'Нет описания',
  edit: (name) => `${name}: описание и центр`,
  replace: (name) => `Заменить ${name}`,
  remove: (name) => `Удалить ${name}`,
  removeConfirm: (name) => `Удалить «${name}»? Файл исчезнет отовсюду.`,
  delete: 'Удалить',
  before: (name) => `${name}: ближе к началу`,
  after: (name) => `${name}: ближе к концу`,
  moved: ({ name, place, of }) => `${name}: теперь место ${place} из ${of}`,
  dismiss: (name) => `Закрыть сообщение: ${name}`,
  failed: 'Не получилось. Пожалуйста, попробуйте ещё раз.',
  offline: 'Нет соединения. Пожалуйста, попробуйте ещё раз.',
  loadError: 'Не удалось загрузить изображения',
  editTitle: 'Описание и центр изображения',
  altDe: 'Что на снимке? (по-немецки)',
  altRu: 'Что на снимке? (по-русски)',
  altHint:
    'Короткая фраза для тех, кто не видит изображение, и для поисковых систем. Например: «Пара смеётся на берегу озера на закате».',
  focus: 'Центр изображения',
  focusHint: 'Нажмите на то, что всегда должно быть видно, или двигайте точку стрелками.',
  focusValue: ({ x, y }) => `${x} % слева, ${y} % сверху`,
  save: 'Сохранить',
  picture: 'Изображение',
  home: 'Главная страница',
};

export const pictureAdminTexts: Record<Language, PictureAdminTexts> = { de, ru };

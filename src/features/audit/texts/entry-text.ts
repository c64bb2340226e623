import type { Language } from '#shared/kernel/language.ts';
import type { ListedEntry } from '../contract.ts';
import { de } from './actions-de.ts';
import { ru } from './actions-ru.ts';
import { auditTexts } from './texts.ts';

const texts: Record<Language, ReadonlyMap<string, string>> = {
  de: new Map(Object.entries(de)),
  ru: new Map(Object.entries(ru)),
};

type Acted = Pick<ListedEntry, 'actor' | 'actor_name'>;
type Happened = Pick<ListedEntry, 'action' | 'details'>;

/** Who did it. */
export const actorText = ({ actor, actor_name }: Acted, language: Language): string => {
  const { customer, system, deleted } = auditTexts[language];
  if (actor_name !== null) return actor_name;
  return actor === 'customer' ? customer : actor === 'system' ? system : deleted;
};

/** What was done to anything but a booking: 'Einstellungen geändert: Firma'; undefined: it is an event of a booking. */
export const actionText = ({ action, details }: Happened, language: Language): string | undefined => {
  const { settings } = auditTexts[language];
  const text = texts[language].get(action);
  const group = details['settings'];
  const names: Readonly<Record<string, string>> = settings;
  return action === 'settings.changed' && typeof group === 'string' ? `${text}: ${names[group] ?? group}` : text;
};

/** What an entry says besides; undefined: nothing that is readable. */
export const detailText = ({ details }: Pick<ListedEntry, 'details'>): string | undefined => {
  const shown = ['name', 'number', 'host', 'date', 'reason'].map((key) => details[key]);
  return shown.filter((value) => typeof value === 'string').join(' · ') || undefined;
};

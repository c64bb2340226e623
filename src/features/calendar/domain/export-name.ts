import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';
import { formatTime } from '#shared/kernel/time/format.ts';

const german: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const cyrillic = 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя';
const latin = 'a b v g d e e zh z i y k l m n o p r s t u f kh ts ch sh shch  y  e yu ya'.split(' ');
const latinOf = new Map(Array.from(cyrillic, (letter, index) => [letter, latin[index]]));

/** Converts a name for use in a file name: 'Jörg Weiß' becomes 'joerg-weiss', 'Елена' becomes 'elena'. */
export const slugOf = (name: string): string =>
  Array.from(name.normalize('NFC').toLowerCase(), (letter) => german[letter] ?? latinOf.get(letter) ?? letter)
    .join('')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** 'calendar_export_joerg-weiss_2030-06-05_09-30.ics', Berlin time. `now`: epoch ms. */
export const exportName = (now: number, photographerName?: string): string => {
  const slug = slugOf(photographerName ?? '');
  const time = formatTime(now).replace(':', '-');
  return `calendar_export${slug && `_${slug}`}_${berlinDateOf(now)}_${time}.ics`;
};

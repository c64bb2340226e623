import { readdirSync, readFileSync } from 'node:fs';

/** All texts: the literals of the dictionaries, keys included. */
const literal = /'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`|"(?:[^"\\\n]|\\.)*"/gu;
const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu;

export interface DictionaryText {
  readonly file: string;
  readonly text: string;
}
const root = new URL('../../../../', import.meta.url).pathname;
const textsIn = (where: RegExp): DictionaryText[] =>
  readdirSync(`${root}src`, { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => where.test(file) && !file.includes('.test.'))
    .flatMap((file) => {
      const source = readFileSync(root + file, 'utf8').replaceAll(comment, '');
      return [...source.matchAll(literal)].map(([text]) => ({ file, text: text.slice(1, -1) }));
    });

const isRussian = ({ text }: DictionaryText): boolean => /\p{Script=Cyrillic}/u.test(text);
/** But what people type, which is never shown. */
export const all = textsIn(/texts\/(?!search-words).*\.ts$/);
export const russian = all.filter(isRussian);
export const german = all.filter((text) => !isRussian(text));

/** Dictionaries that customers read: those of the public pages and mails, and the refusals of their requests. */
const toCustomers =
  /features\/(?:booking|contacts|services|payments|settings|notifications)\/texts\/(?:wizard-|legal\/[a-z]+-)?(?:de|ru)\.ts$|texts\/[a-z-]*(?:refusals|page)\.ts$|(?:offers|waiting|campaigns)\/texts\/(?:page|join)-texts|texts\/(?:message|wizard-extras|express-request|move-fee-name|people-name|reduction-name|reduced-name|discount-page-texts)\.ts$|web\/public\/texts/;
export const forCustomers = ({ file }: DictionaryText): boolean => toCustomers.test(file);

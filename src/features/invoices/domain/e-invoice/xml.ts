import { escapedXml } from '#shared/kernel/text/escaped-xml.ts';
import { berlinDateOf } from '#shared/kernel/time/berlin-time.ts';

/** Attributes of an element, by name. */
type Attributes = Readonly<Record<string, string>>;

/** An element with a text; '' for no text. Any text is safe: what XML does not allow is removed. */
export const textElement = (name: string, text: string | null | undefined, attributes: Attributes = {}): string =>
  text ? `<${name}${written(attributes)}>${escapedXml(text)}</${name}>` : '';

/** An element around others; '' if it would be empty. */
export const element = (name: string, children: readonly string[], attributes: Attributes = {}): string => {
  const content = children.join('');
  return content === '' ? '' : `<${name}${written(attributes)}>${content}</${name}>`;
};

const written = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapedXml(value)}"`)
    .join('');

/** A Berlin day in format 102: '20300607'. */
export const day = (prefix: 'udt' | 'qdt', instant: number): string =>
  textElement(`${prefix}:DateTimeString`, berlinDateOf(instant).replaceAll('-', ''), { format: '102' });

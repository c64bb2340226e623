import { parseSync } from 'oxc-parser';

/** Attributes whose value is shown or read aloud. */
const shownAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'label',
  'message',
  'placeholder',
  'submitLabel',
  'subtitle',
  'text',
  'title',
]);
const germanOrRussian = /[äöüßÄÖÜ„“]|\p{Script=Cyrillic}/u;
/** Frequent words, for sentences without such a letter. */
const germanWords =
  /\b(?:bitte|das|dem|den|der|die|ein|eine|ist|kein|keine|nicht|noch|oder|und|vom|von|wird|zum|zur)\b/i;
const word = /\p{L}{2}/u;
const keyOfText = /^\w+(?:\.\w+)+$/;

/** The same in every language: names of languages in their own, products, keys, and a reason that is stored. */
const sameInAll = new Set(['Deutsch', 'Русский', 'WhatsApp', 'Esc', 'Vom Administrator storniert']);

/**
 * Returns the displayed texts that a component contains although they belong in a dictionary, with their lines.
 * @param {string} file @param {string} text
 * @returns {{ line: number, found: string }[]}
 */
export function shownLiterals(file, text) {
  /** @type {{ line: number, found: string }[]} */
  const all = [];
  /** @param {{ start: number }} node @param {string} value */
  const add = (node, value) => {
    const found = value.replaceAll(/\s+/g, ' ').trim();
    if (!sameInAll.has(found)) all.push({ line: text.slice(0, node.start).split('\n').length, found });
  };
  /** @param {any} node */
  const visit = (node) => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (node === null || typeof node !== 'object') return;
    // An object with the texts of both languages is a dictionary.
    if (node.type === 'Property' && ['de', 'ru'].includes(node.key.name)) return;
    const value = literalOf(node);
    if (value !== undefined && (germanOrRussian.test(value) || germanWords.test(value))) add(node, value);
    if (node.type === 'JSXText' && word.test(node.value)) add(node, node.value);
    if (node.type === 'JSXAttribute' && shownAttributes.has(node.name.name)) {
      const shown = literalOf(node.value);
      if (shown !== undefined && word.test(shown) && !germanOrRussian.test(shown) && !keyOfText.test(shown))
        add(node, shown);
    }
    for (const [key, child] of Object.entries(node)) if (key !== 'parent') visit(child);
  };
  visit(parseSync(file, text).program);
  return all;
}

/** @param {any} node @returns {string | undefined} */
function literalOf(node) {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateElement' ? (node.value.cooked ?? undefined) : undefined;
}

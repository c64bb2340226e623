/** Names that belong to other programs but look like names in this project. */
const foreign = new Set(['DynamicUser', 'dangerouslySetInnerHTML', 'dockerfile-utils', 'scroll-padding-top']);

/**
 * Returns a function that finds the names between backticks in a document which exist neither as a file nor in the code:
 * `store.ts`, `e2e/administration/outbox`, `deliver-mails.db`, `calendar-speed`, `refusalOf`.
 * @param {readonly string[]} files all files of the project
 * @param {readonly string[]} code the texts of those that contain code
 * @returns {(document: string) => string[]}
 */
export const missingNames = (files, code) => {
  const paths = files.map((file) => `/${file}`);
  const words = new Set(code.flatMap((text) => text.match(/[A-Za-z_$][\w$-]*[\w$]/g) ?? []));
  const identifiers = new Set([...words].flatMap((word) => word.split('-')));
  const isFile = (/** @type {string} */ name) => paths.some((path) => path.endsWith(`/${name}`));
  const isBeginning = (/** @type {string} */ name) =>
    isFile(name) || paths.some((path) => path.includes(`/${name}.`) || path.includes(`/${name}/`));
  const missingIn = (/** @type {string} */ quoted) => {
    if (/^[\w./-]+\.(?:ts|tsx|mjs|sql|css|md)$/.test(quoted)) return isFile(quoted) ? [] : [quoted];
    const isPath =
      /^(?:src|demo|packages|e2e|screens|scripts|bench|endurance|docs|mutants|migrations|bin)\/[\w./-]+$/.test(quoted);
    if (isPath || /^[\w-]+\.(?:db|property|spec|bench)$/.test(quoted)) {
      return isBeginning(quoted.replace(/\/$/, '')) ? [] : [quoted];
    }
    if (/^[a-z]+(?:-[a-z]+)+$/.test(quoted)) return words.has(quoted) || isBeginning(quoted) ? [] : [quoted];
    return (quoted.match(/\b[A-Za-z]*[a-z][A-Z]\w*\b/g) ?? []).filter((word) => !identifiers.has(word));
  };
  return (document) =>
    [...document.replaceAll(/```[\s\S]*?```/g, '').matchAll(/`([^`\n]+)`/g)]
      .flatMap(([, quoted = '']) => missingIn(quoted))
      .filter((name) => !foreign.has(name));
};

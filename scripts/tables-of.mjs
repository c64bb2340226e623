import { parseSync, Visitor } from 'oxc-parser';

/** @typedef {{ name: string, isWritten: boolean }} TableUse */

const statements = /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|COPY|LOCK TABLE)\b/;
/** Methods of `sql` whose text is SQL or names a table. */
const builders = new Set(['raw', 'table', 'ref', 'id']);

/**
 * The known tables and views that the SQL of a program file names. Every unqualified word counts, wherever it stands: a
 * statement is put together from fragments, and a fragment may begin with the name of a table. An alias must therefore
 * not be called like a table of another feature.
 * @param {string} file
 * @param {string} text
 * @param {ReadonlySet<string>} known
 * @returns {TableUse[]}
 */
export function tablesOf(file, text, known) {
  return distinct(sqlIn(file, text).flatMap((statement) => tablesIn(statement, known)));
}

/**
 * The known tables and views that a piece of SQL names.
 * @param {string} statement
 * @param {ReadonlySet<string>} known
 * @returns {TableUse[]}
 */
export function tablesIn(statement, known) {
  const code = statement
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/'(?:[^']|'')*'/g, "''");
  const uses = [];
  for (const { index, 1: name = '' } of code.matchAll(/(?<![\w.])"?([a-z_]\w*)"?(?![\w.])/gi)) {
    if (!known.has(name.toLowerCase())) continue;
    uses.push({ name: name.toLowerCase(), isWritten: writes.test(code.slice(0, index)) });
  }
  return distinct(uses);
}

const writes =
  /\b(?:INSERT\s+INTO|MERGE\s+INTO|UPDATE|DELETE\s+FROM|COPY|TRUNCATE(?:\s+TABLE)?|LOCK(?:\s+TABLE)?)(?:\s+ONLY)?\s+$/i;

/** @param {string} file @param {string} text */
function sqlIn(file, text) {
  /** @type {string[]} */
  const found = [];
  /** @param {any} quasi */
  const textOf = ({ quasis }) => quasis.map((/** @type {any} */ part) => part.value.cooked).join(' ? ');
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tag.name === 'sql') found.push(textOf(quasi));
    },
    CallExpression({ callee, arguments: given }) {
      const [first, second] = given;
      if (callee.type === 'Identifier' && callee.name === 'insertRow' && second)
        found.push(`INSERT INTO ${wordOf(second)}`);
      const isBuilder =
        callee.type === 'MemberExpression' &&
        callee.object.type === 'Identifier' &&
        callee.object.name === 'sql' &&
        callee.property.type === 'Identifier' &&
        builders.has(callee.property.name);
      if (isBuilder && first) found.push(wordOf(first));
    },
    Literal({ value }) {
      if (typeof value === 'string' && statements.test(value)) found.push(value);
    },
    TemplateLiteral(literal) {
      const value = textOf(literal);
      if (statements.test(value)) found.push(value);
    },
  }).visit(parseSync(file, text).program);
  return found;

  /** The text of a literal. @param {any} argument */
  function wordOf(argument) {
    if (argument.type === 'Literal') return String(argument.value);
    return argument.type === 'TemplateLiteral' ? textOf(argument) : '';
  }
}

/** @param {TableUse[]} uses */
function distinct(uses) {
  return [...new Map(uses.map((use) => [`${use.name} ${use.isWritten}`, use])).values()];
}

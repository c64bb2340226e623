import { parseSync, Visitor } from 'oxc-parser';

/** @typedef {{ name: string, isWritten: boolean }} TableUse */

const statements = /\b(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|TRUNCATE|COPY|LOCK TABLE)\b/;
/** The tags of SQL. */
const tags = new Set(['sql', 'typedSql']);
/** What declares a table writes it, what declares a view reads it. */
const declarations = new Map([
  ['table', 'INSERT INTO'],
  ['view', 'FROM'],
]);
/** Methods of `sql` whose text is SQL. */
const builders = new Set(['raw', 'ref', 'id']);
/** Methods of Kysely's query builder that name a table. */
const queryMethods = new Map([
  ['selectFrom', 'FROM'],
  ['innerJoin', 'JOIN'],
  ['leftJoin', 'JOIN'],
  ['insertInto', 'INSERT INTO'],
  ['updateTable', 'UPDATE'],
  ['deleteFrom', 'DELETE FROM'],
]);

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
  const code = statement.replaceAll(/'(?:[^']|'')*'|--.*$|\/\*[\s\S]*?\*\//gm, "''");
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
  /** @type {string[]} */
  const words = [];
  // Whether a table is named by a variable: then every text of the file may be the name of one.
  let isNamedByVariable = false;
  /** @param {string} keyword @param {any} argument */
  const named = (keyword, argument) => {
    const word = wordOf(argument);
    if (word === undefined) isNamedByVariable = true;
    else found.push(`${keyword} ${word}`);
  };
  new Visitor({
    TaggedTemplateExpression({ tag, quasi }) {
      if (tag.type === 'Identifier' && tags.has(tag.name)) found.push(textOf(quasi));
    },
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type === 'Identifier' && callee.name === 'insertRow') named('INSERT INTO', second);
      const declared = callee.type === 'Identifier' ? declarations.get(callee.name) : undefined;
      if (declared !== undefined && first?.type === 'Literal') named(declared, first);
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const method = callee.property.name;
      const keyword = queryMethods.get(method);
      if (keyword !== undefined) named(keyword, first);
      else if (callee.object.type === 'Identifier' && callee.object.name === 'sql') {
        if (method === 'table') named('', first);
        else if (builders.has(method)) found.push(wordOf(first) ?? '');
      }
    },
    Literal({ value }) {
      if (typeof value !== 'string') return;
      if (statements.test(value)) found.push(value);
      else words.push(value);
    },
    TemplateLiteral(literal) {
      const value = textOf(literal);
      if (statements.test(value)) found.push(value);
    },
  }).visit(parseSync(file, text).program);
  return isNamedByVariable ? [...found, ...words] : found;
}

/** The text of a literal. @param {any} argument */
function wordOf(argument) {
  if (argument?.type === 'Literal') return String(argument.value);
  return argument?.type === 'TemplateLiteral' ? textOf(argument) : undefined;
}

/** @param {any} template */
function textOf({ quasis }) {
  return quasis.map((/** @type {any} */ part) => part.value.cooked).join(' ? ');
}

/** @param {TableUse[]} uses */
function distinct(uses) {
  return [...new Map(uses.map((use) => [`${use.name} ${use.isWritten}`, use])).values()];
}

// Checks docs/requirements against the project: every ID has a row, every row is named by a test, no ID has two rows,
// and a row that browser tests or whole processes name is named by a test that `npm test` runs (docs/decisions/0049).

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { rowsLeftOut } from './whole-tests.mjs';

const folder = 'docs/requirements/';
const isTest = /\.(?:test|spec)\.tsx?$/;
// Decisions are tested through the rows that name them.
const needsTest = (/** @type {string} */ id) => !id.startsWith('AMB-');

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs|md|sql|css)$/.test(file))
  .map((file) => ({ file, text: textOf(file) }));

/** @type {Map<string, string>} */
const rows = new Map();
/** @type {string[]} */
const problems = [];
for (const { file, text } of files.filter((one) => one.file.startsWith(folder))) {
  for (const [, id] of text.matchAll(/^\| ([A-Z0-9]+-\d+) \|/gm)) {
    if (id === undefined) continue;
    const other = rows.get(id);
    if (other !== undefined) problems.push(`${file}: ${id} has a row in ${other} already`);
    rows.set(id, file);
  }
}

const prefixes = [...new Set([...rows.keys()].map((id) => id.split('-')[0]))].join('|');
const leadingId = new RegExp(`\\(\\s*['"\`]((?:${prefixes})-\\d{2,3}[^:'"\`]*): `, 'g');
const named = new Set();
for (const { file, text } of files) {
  for (const id of idsIn(text)) if (!rows.has(id)) problems.push(`${file}: ${id} has no row in ${folder}`);
  if (!isTest.test(file)) continue;
  for (const id of idsIn(withoutComments(text))) named.add(id);
  for (const [, title = ''] of text.matchAll(leadingId))
    problems.push(`${file}: '${title} …' says the row before the behaviour`);
}
for (const [id, file] of rows) if (needsTest(id) && !named.has(id)) problems.push(`${file}: no test names ${id}`);

for (const id of rowsLeftOut(
  files.map(({ file, text }) => ({ file, text: withoutComments(text) })),
  idsIn,
))
  problems.push(`e2e: ${id} is checked only by tests that npm test leaves out`);

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${rows.size} rows, each ID has one, and tests name all that need one.`);

/** @param {string} text @returns {string[]} the IDs in a text; `PUB-083..086` is four of them */
function idsIn(text) {
  const pattern = new RegExp(`\\b(${prefixes})-(\\d{2,3})(?:\\.\\.(\\d{2,3}))?\\b`, 'g');
  return [...text.matchAll(pattern)].flatMap(([, area, first = '', last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, index) => `${area}-${String(Number(first) + index).padStart(first.length, '0')}`,
    ),
  );
}

/** @param {string} text */
function withoutComments(text) {
  return text.replaceAll(/^\s*(?:\/\/|\/\*|\*).*$/gm, '');
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return ''; // deleted, not yet committed
  }
}

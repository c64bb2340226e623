// Checks that every relative link in the documents leads to an existing file and heading, and that every name of a file,
// test or function between backticks exists.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from '../root.mjs';
import { missingNames } from './missing-names.mjs';

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));
const documents = files.filter((file) => file.endsWith('.md'));
const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');

const deadLinks = documents.flatMap((file) =>
  [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !leads(file, link))
    .map((link) => `${file}: ${link} leads nowhere`),
);

// Decisions and the changelog describe the state of their day.
const ofToday = documents.filter((file) => !/^docs\/decisions\/|^CHANGELOG/.test(file));
const code = files
  .filter((file) => /\.(?:ts|tsx|mjs|sql|css|json)$/.test(file) && file !== 'scripts/checks/missing-names.mjs')
  .map(read);
const findMissing = missingNames(files, code);
/** A page of rules begins with what a newcomer needs to know, in three lines. */
const withoutSummary = documents.filter(
  (file) => /^docs\/rules\/(?!README)/.test(file) && !/^# .+\n\n\*\*In short\*\*\n(?:- .+\n){3}\n/.test(read(file)),
);
const problems = [
  ...withoutSummary.map((file) => `${file}: does not begin with three lines "In short"`),
  ...deadLinks,
  ...ofToday.flatMap((file) => findMissing(read(file)).map((name) => `${file}: there is no ${name}`)),
];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`The links of ${documents.length} documents lead somewhere, and the names in them exist.`);

/** @param {string} file @param {string} link */
function leads(file, link) {
  const [path = '', heading] = link.split('#');
  const target = path === '' ? join(root, file) : resolve(root, dirname(file), path);
  if (!existsSync(target)) return false;
  if (heading === undefined || statSync(target).isDirectory()) return true;
  return [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].some(([, text = '']) => anchorOf(text) === heading);
}

/** The anchor that GitHub generates for a heading. @param {string} heading */
function anchorOf(heading) {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');
}

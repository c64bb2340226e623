// Checks that every relative link in the documents leads to an existing file and heading.

import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { root } from './root.mjs';

const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file !== '' && existsSync(join(root, file)));

const problems = documents.flatMap((file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)]
    .map(([, link = '']) => link)
    .filter((link) => !leads(file, link))
    .map((link) => `${file}: ${link} leads nowhere`),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`The links of ${documents.length} documents lead somewhere.`);

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

// Holds the lines of ARCHITECTURE.md: who may import whom, where SQL lives, how long a file may be, which names say too little.

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from './root.mjs';

const featureOrder = [
  'auth',
  'settings',
  'services',
  'photographers',
  'availability',
  'customers',
  'payments',
  'booking',
  'calendar',
  'contacts',
  'notifications',
  'reports',
  'integrations',
  'privacy',
  'widget',
];
const longestFile = 300;
const emptyNames = /^(?:index|utils?|helpers?|common|misc|types|manager)\.[jt]sx?$/;
/** @type {(file: string) => boolean} */
const isTest = (file) => /\.(?:test|spec)\.tsx?$|\/testing\/|^e2e\/|^(?:bench|endurance)\//.test(file);

/** @type {string[]} */
const problems = [];
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));

for (const file of files) {
  let text;
  try {
    text = readFileSync(join(root, file), 'utf8');
  } catch {
    continue; // deleted, not yet committed
  }
  checkFile(file, text);
  for (const specifier of importsOf(text)) checkImport(file, specifier);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files keep to the structure.`);

/** @param {string} file @param {string} text */
function checkFile(file, text) {
  const name = file.split('/').at(-1) ?? '';
  const lines = text.split('\n').length - 1;
  if (lines > longestFile && !isTest(file)) problems.push(`${file}: ${lines} lines; a file has at most ${longestFile}`);
  if (emptyNames.test(name)) problems.push(`${file}: the name does not say what is inside`);
  const mayHoldSql =
    /\/(?:store|reads|tasks|write-\w+|[\w-]+-store|[\w-]+-reads)\.ts$|^src\/shared\/server\/|^scripts\/|^bench\//.test(
      file,
    );
  if (
    file.startsWith('src/features/') &&
    !mayHoldSql &&
    !isTest(file) &&
    /\b(?:SELECT|INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b/.test(withoutComments(text))
  ) {
    problems.push(`${file}: SQL belongs into store.ts or reads.ts`);
  }
  if (
    file.startsWith('src/') &&
    !file.endsWith('kernel/format.ts') &&
    !isTest(file) &&
    /\.toLocale(?:Date|Time)?String\(/.test(text)
  ) {
    problems.push(`${file}: dates and numbers are formatted in shared/kernel/format.ts only`);
  }
}

/** @param {string} file @param {string} specifier */
function checkImport(file, specifier) {
  const target = targetOf(file, specifier);
  if (!target?.startsWith('src/')) return;
  const from = placeOf(file);
  const to = placeOf(target);
  if (from.feature && to.feature && from.feature !== to.feature) checkAcross(file, target, from.feature, to.feature);
  if (file.startsWith('src/shared/') && !target.startsWith('src/shared/') && !isTest(file)) {
    problems.push(`${file}: shared code imports ${target}`);
  }
  if (from.feature && target.startsWith('src/app/') && !isTest(file))
    problems.push(`${file}: a feature imports ${target}`);
  if (from.web && to.server) problems.push(`${file}: the web imports server code, ${target}`);
  if (from.publicWeb && to.adminWeb) problems.push(`${file}: the public side imports the back office, ${target}`);
  if (from.domain && (to.server || to.web)) problems.push(`${file}: rules are pure, but this imports ${target}`);
}

/** @param {string} file @param {string} target @param {string} from @param {string} to */
function checkAcross(file, target, from, to) {
  if (isTest(file)) return;
  const order = (/** @type {string} */ feature) => featureOrder.indexOf(feature);
  if (order(from) === -1) problems.push(`${file}: ${from} is not in the order of features`);
  // Screens may link features both ways where the other one offers a part for it; rules and server code may not.
  const isPart = /\/web\/parts\/|\/texts\//.test(target);
  if (order(to) > order(from) && !isPart) problems.push(`${file}: ${from} may not use ${to}, which comes after it`);
  const open = /^src\/features\/[\w-]+\/(?:(?:[\w-]+-)?contract\.ts|domain\/|server\/api\.ts|web\/parts\/|texts\/)/;
  if (!open.test(target)) problems.push(`${file}: ${target} is the own business of ${to}`);
}

/** @param {string} file */
function placeOf(file) {
  return {
    feature: /^src\/features\/([\w-]+)\//.exec(file)?.[1],
    server: /^src\/(?:features\/[\w-]+|app|shared)\/server\//.test(file),
    web: /^src\/(?:features\/[\w-]+|app|shared)\/web\//.test(file),
    publicWeb: /\/web\/public\//.test(file),
    adminWeb: /\/web\/admin\//.test(file),
    domain: /^src\/features\/[\w-]+\/domain\/|^src\/shared\/kernel\//.test(file),
  };
}

/** @param {string} text */
function importsOf(text) {
  return [...text.matchAll(/(?:\bfrom\s+|\bimport\s+|\bimport\()\s*['"]([^'"]+)['"]/g)].map((found) => found[1] ?? '');
}

/** @param {string} file @param {string} specifier */
function targetOf(file, specifier) {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier));
  return undefined;
}

/** @param {string} text */
function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '');
}

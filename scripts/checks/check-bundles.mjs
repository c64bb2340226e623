// Follows the runtime imports of the two web applications: neither may reach zod, whose schemas need eval, nor the
// server. A page of the back office may load the CSV reader and the charts only where they are used.

import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { root } from '../root.mjs';
import { pathOf } from './imports-of.mjs';

/** @type {string[]} */
const problems = [];
for (const entry of ['public/entry.tsx', 'admin/entry.tsx', 'worker/entry.ts']) {
  follow(join(root, `src/app/web/${entry}`), [], new Set());
}
keepOnDemand(join(root, 'src/app/web/admin/router.tsx'));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log('The web applications import contracts as types only, nothing of the server, and what few need on demand.');

/** @param {string} file @param {string[]} path @param {Set<string>} seen */
function follow(file, path, seen) {
  if (seen.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return;
  seen.add(file);
  const here = [...path, relative(root, file)];
  if (/^src\/(?:features\/[\w-]+|app|shared)\/server\/|^packages\//.test(here.at(-1) ?? '')) {
    problems.push(`A web application imports server code: ${here.join(' -> ')}`);
    return;
  }
  for (const specifier of importedValues(readFileSync(file, 'utf8'))) {
    if (/^zod(?:\/|$)/.test(specifier)) problems.push(`A web application imports zod: ${here.join(' -> ')}`);
    else if (specifier.startsWith('#')) follow(join(root, pathOf(specifier)), here, seen);
    else if (specifier.startsWith('.')) follow(resolve(dirname(file), specifier), here, seen);
  }
}

/**
 * No page may load the CSV reader or the QR code renderer with its first file, and only the reports may load charts.
 * @param {string} router
 */
function keepOnDemand(router) {
  const text = readFileSync(router, 'utf8');
  const screens = [...text.matchAll(/\bimport\('#([^']+)'\)/g)].map((found) =>
    join(root, pathOf(`#${found[1] ?? ''}`)),
  );
  if (screens.length === 0) problems.push(`No screens found in ${relative(root, router)}`);
  for (const entry of [router, ...screens]) {
    const reached = reachedAtOnce(entry);
    const name = relative(root, entry);
    const reader = [...reached].find((file) => file.endsWith('/import/reading/read-table.ts'));
    if (reader) problems.push(`${name} begins with the reader of CSV files, which is for the import alone`);
    if (reached.has('uqr')) problems.push(`${name} begins with uqr, which is for setting up a second factor alone`);
    const charts = [...reached].find((file) => file.includes('/reports/charts/'));
    if (charts && !name.endsWith('/reports-screen.tsx')) problems.push(`${name} begins with charts: ${charts}`);
  }
}

/**
 * Files and packages that are loaded together with a file, without lazy imports.
 * @param {string} file @param {Set<string>} reached
 */
function reachedAtOnce(file, reached = new Set()) {
  if (reached.has(file)) return reached;
  reached.add(file);
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return reached;
  for (const specifier of importedValues(readFileSync(file, 'utf8').replaceAll(/\bimport\('[^']*'\)/g, ''))) {
    if (specifier.startsWith('#')) reachedAtOnce(join(root, pathOf(specifier)), reached);
    else if (specifier.startsWith('.')) reachedAtOnce(resolve(dirname(file), specifier), reached);
    else reached.add(specifier);
  }
  return reached;
}

/** The modules from which a text imports values, not only types. @param {string} text */
function importedValues(text) {
  const from = [...text.matchAll(/^(?:import|export)\s+(?!type\b)([^'";]*?)\s*from\s+'([^']+)'/gm)];
  const values = from.filter(([, names = '']) => !isOnlyTypes(names)).map(([, , specifier = '']) => specifier);
  const bare = [...text.matchAll(/^import\s+'([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    (found) => found[1] ?? found[2] ?? '',
  );
  return [...values, ...bare];
}

/** `{ type A, type B }`. @param {string} names */
function isOnlyTypes(names) {
  const listed = /^\{([^}]*)\}$/
    .exec(names.trim())?.[1]
    ?.split(',')
    .map((name) => name.trim());
  return listed !== undefined && listed.filter(Boolean).every((name) => name.startsWith('type '));
}

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fastestDirectory } from '../scripts/fastest-directory.mjs';
import { root } from '../scripts/root.mjs';
import { type Group, groupOf, type Kind, narrowed, subjects } from './groups.ts';
import { failureOf, type Score, scoreOf } from './score.ts';
import { interrupted, type Outcome, tryMutants } from './try-mutants.ts';

// `npm run mutants`: the rules of all features. `-- booking`: of one. `-- booking server`: its commands and stores.
// `-- booking cancellation.ts`: one file. MUTANTS_MINUTES and MUTANTS_SAMPLE (how many mutants) bound each group;
// MUTANTS_SEED (any text) draws another sample, which is not compared with the minimum scores.
process.env['TMPDIR'] = fastestDirectory();
const words = process.argv.slice(2);
const onlyFiles = words.filter((word) => word.endsWith('.ts'));
const kind: Kind = words.includes('server') ? 'server' : 'domain';
const wanted = words.filter((word) => !onlyFiles.includes(word) && word !== 'server');
const unknown = wanted.filter((word) => !subjects().includes(word));
if (unknown.length > 0) {
  console.error(`Unknown feature ${unknown.join(', ')}; there are ${subjects().join(', ')}`);
  process.exit(2);
}

const minutes = Number(process.env['MUTANTS_MINUTES'] ?? '60');
/** How many mutants of a group are tried. */
const sampleOf = (group: Group): number => {
  const { MUTANTS_SAMPLE: sample = group.sample ?? 'all' } = process.env;
  return sample === 'all' ? Number.POSITIVE_INFINITY : Number(sample);
};
// The minimum scores (floors) apply to the usual sample only. Other samples show how much the score depends on the
// sample.
const isUsualDraw = onlyFiles.length === 0 && !process.env['MUTANTS_SEED'];
const floors: Record<string, number> = JSON.parse(readFileSync('mutants/floors.json', 'utf8'));

const outcomes: (Outcome & { readonly name: string; readonly score: Score })[] = [];
for (const subject of wanted.length > 0 ? wanted : subjects()) {
  const group = groupOf(subject, kind);
  if (!group) continue;
  const tried = onlyFiles.length > 0 ? narrowed(group, onlyFiles) : group;
  const outcome = await tryMutants(tried, { minutes, mutants: sampleOf(tried) });
  outcomes.push({ ...outcome, name: group.name, score: scoreOf(outcome.mutants) });
  if (outcome.incomplete === interrupted) break;
}

const failures: string[] = [];
for (const { name, score, ...outcome } of outcomes) {
  for (const { fileName, line, column, status, mutatorName, replacement } of score.survivors) {
    const place = `${relative(root, fileName)}:${line}:${column}`;
    console.log(`${place} ${status} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`);
  }
  const failure = failureOf(outcome, score, isUsualDraw ? floors[name] : undefined);
  if (failure !== undefined) failures.push(`${name}: ${failure}`);
}

console.log('\ngroup                    mutants  tried  detected  by time    score  floor');
for (const { name, planned, score } of outcomes) {
  const counts = `${String(planned).padStart(7)} ${String(score.tried).padStart(6)} ${String(score.detected).padStart(9)}`;
  const floor = floors[name] === undefined ? '     –' : `${String(floors[name]).padStart(4)} %`;
  const rest = `${String(score.byTime).padStart(8)} ${score.percent.toFixed(1).padStart(6)} % ${floor}`;
  console.log(`${name.padEnd(24)} ${counts} ${rest}`);
}
if (failures.length > 0) console.log(`\n${failures.join('\n')}`);
process.exitCode = failures.length > 0 || outcomes.length === 0 ? 1 : 0;

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../scripts/root.mjs';
import { groupOf, type Kind, narrowed, subjects } from './groups.ts';
import { interrupted, type Mutant, type Outcome, tryMutants } from './try-mutants.ts';

// `npm run mutants`: the rules of all features. `-- booking`: of one. `-- booking server`: its commands and stores.
// `-- booking cancellation.ts`: one file. MUTANTS_MINUTES bounds each group.
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
const floors: Record<string, number> = JSON.parse(readFileSync('mutants/floors.json', 'utf8'));

interface Scored extends Outcome {
  readonly name: string;
  readonly noticed: number;
  readonly tried: readonly Mutant[];
  readonly score: number;
}

const scored = (name: string, outcome: Outcome): Scored => {
  const tried = outcome.mutants.filter(({ status }) => status !== 'Ignored' && !status.endsWith('Error'));
  const noticed = tried.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  return { ...outcome, name, tried, noticed, score: (100 * noticed) / Math.max(1, tried.length) };
};

const outcomes: Scored[] = [];
for (const subject of wanted.length > 0 ? wanted : subjects()) {
  const group = groupOf(subject, kind);
  if (!group) continue;
  const outcome = await tryMutants(onlyFiles.length > 0 ? narrowed(group, onlyFiles) : group, minutes);
  outcomes.push(scored(group.name, outcome));
  if (outcome.incomplete === interrupted) break;
}

const problems: string[] = [];
for (const { name, tried, score, incomplete, planned } of outcomes) {
  for (const { fileName, line, column, status, mutatorName, replacement } of tried) {
    if (status !== 'Survived' && status !== 'NoCoverage') continue;
    const place = `${relative(root, fileName)}:${line}:${column}`;
    console.log(`${place} ${status} ${mutatorName} → ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`);
  }
  const floor = onlyFiles.length === 0 ? floors[name] : undefined;
  if (incomplete !== undefined) problems.push(`${name}: ${incomplete}, ${tried.length} of ${planned} tried`);
  else if (floor !== undefined && score < floor) problems.push(`${name}: ${score.toFixed(1)} % is below ${floor} %`);
}

console.log('\ngroup                    tried  noticed  survived    score  floor');
for (const { name, tried, noticed, score } of outcomes) {
  const counts = `${String(tried.length).padStart(5)} ${String(noticed).padStart(8)}`;
  const survived = String(tried.length - noticed).padStart(9);
  const floor = floors[name] === undefined ? '     –' : `${String(floors[name]).padStart(4)} %`;
  console.log(`${name.padEnd(24)} ${counts} ${survived} ${score.toFixed(1).padStart(6)} % ${floor}`);
}
if (problems.length > 0) console.log(`\n${problems.join('\n')}`);
process.exitCode = problems.length > 0 || outcomes.length === 0 ? 1 : 0;

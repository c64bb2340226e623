import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { variableNames } from '../config.ts';

const linesOf = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());

describe('environment variables', () => {
  /** Variables that other programs read: the shell, systemd and other images. */
  const others = new Set([
    'NODE_ENV',
    'PATH',
    'BACKUP_DIR',
    'KEEP_DAYS',
    'POSTGRES_PASSWORD',
    'DATABASE_PASSWORD',
    'STUDIO_HOST',
  ]);

  it('in the deployment files exist', async () => {
    const units = (await readdir('deploy/systemd')).map((name) => join('deploy/systemd', name));
    const named: string[] = [];
    for (const file of [...units, 'deploy/compose/compose.yaml']) {
      for (const line of await linesOf(file)) {
        if (file.endsWith('.yaml')) named.push(/^([A-Z][A-Z_]+):/.exec(line)?.[1] ?? '');
        if (file.endsWith('.env')) named.push(/^#?([A-Z][A-Z_]+)=/.exec(line)?.[1] ?? '');
        if (line.startsWith('Environment='))
          named.push(...[...line.matchAll(/([A-Z][A-Z_]+)=/g)].map(([, it = '']) => it));
      }
    }
    const settings = [...new Set(named)].filter((name) => name !== '' && !others.has(name));
    expect(settings.length).toBeGreaterThan(8);
    expect(settings.filter((name) => name !== 'EMBEDDED_DATABASE' && !variableNames.includes(name))).toEqual([]);
  });

  it.each(['README.md', 'docs/operations/README.md'])('are all documented in %s', async (file) => {
    const rows = (await linesOf(file)).filter((line) => line.startsWith('| `'));
    const explained = rows.flatMap((row) =>
      [...(row.split('|')[1] ?? '').matchAll(/`([A-Z_]+)`/g)].map(([, it = '']) => it),
    );
    expect(explained.filter((name) => variableNames.includes(name)).sort()).toEqual([...variableNames].sort());
  });
});

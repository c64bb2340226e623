import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const linesOf = async (file: string): Promise<string[]> =>
  (await readFile(file, 'utf8')).split('\n').map((line) => line.trim());

/** The files sent to the image build: the names that .dockerignore excepts from `*`. */
const sentToBuilder = async (): Promise<string[]> =>
  (await linesOf('.dockerignore')).filter((line) => line.startsWith('!')).map((line) => line.slice(1));

describe('the Dockerfile', () => {
  it('copies only files that exist and are sent to the builder, and runs only scripts that exist', async () => {
    const text = await readFile('Dockerfile', 'utf8');
    const sent = await sentToBuilder();
    const copied = [...text.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, sources = '']) => sources.split(' '));
    const named = copied.filter((name) => name !== '.');
    expect(named.length).toBeGreaterThan(3);
    expect(named.filter((name) => !sent.includes(name))).toEqual([]);
    expect(sent.filter((name) => !existsSync(name))).toEqual([]);
    const { files, bin, scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
      files: string[];
      bin: Record<string, string>;
      scripts: Record<string, string>;
    };
    // All files of the package must reach the build, except those that the build creates.
    expect(files.filter((name) => name !== 'dist' && !sent.includes(name))).toEqual([]);
    expect(scripts['prepack']).toBe(scripts['build']);
    expect(text).toContain(`/app/${bin['fotobooking']}`);
  });

  it('runs without privileges, from pinned images, with a healthcheck and without secrets', async () => {
    const text = await readFile('Dockerfile', 'utf8');
    const stages = text.split(/^FROM /m).slice(1);
    for (const stage of stages) expect(stage).toMatch(/^node:\$\{NODE_VERSION\}-bookworm-slim/);
    expect(text).toMatch(/^ARG NODE_VERSION=\d+\.\d+\.\d+$/m);
    expect(stages.at(-1)).toMatch(/^USER node$/m);
    expect(text).toMatch(/^STOPSIGNAL SIGTERM$/m);
    expect(text).toMatch(/^HEALTHCHECK .*\["fotobooking", "health"\]$/m);
    expect(text).not.toMatch(/SECRET|PASSWORD|TOKEN/);
  });
});

import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

interface Package {
  readonly engines?: { readonly node?: string };
  readonly hasInstallScript?: boolean;
}
const json = async (file: string) => JSON.parse(await readFile(file, 'utf8'));
const own: { engines: { node: string }; allowScripts: Record<string, boolean> } = await json('package.json');
const lock: { packages: Record<string, Package> } = await json('package-lock.json');
const dependencies = Object.entries(lock.packages).filter(([path]) => path !== '');

type Version = readonly [number, number, number];
const versionOf = (text: string): Version => {
  const [major = 0, minor = 0, patch = 0] = text.split('.').map((part) => Number(part.replace(/^[x*]$/, '0')));
  if ([major, minor, patch].some(Number.isNaN)) throw new Error(`Not a version: ${text}`);
  return [major, minor, patch];
};
const order = (a: Version, b: Version): number => a[0] - b[0] || a[1] - b[1] || a[2] - b[2];

/** Whether a version is in a range such as `^20.19.0 || >=22.12`; throws for what it does not know. */
const isIn = (range: string, version: Version): boolean =>
  range.split('||').some((part) =>
    part
      .trim()
      .replaceAll(/([<>=^~]) +/g, '$1')
      .split(/ +/)
      .every((condition) => {
        if (condition === '*' || condition === '') return true;
        const [, operator = '', text = ''] = /^(>=|<=|>|<|\^|=|)v?([\d.x*]+)$/.exec(condition) ?? [];
        if (text === '') throw new Error(`Not a known condition: ${condition}`);
        const bound = versionOf(text);
        const compared = order(version, bound);
        if (operator === '>=') return compared >= 0;
        if (operator === '>') return compared > 0;
        if (operator === '<=') return compared <= 0;
        if (operator === '<') return compared < 0;
        return version[0] === bound[0] && (operator === '^' ? compared >= 0 : true);
      }),
  );

/** The first and the last version of each series that we promise, and what comes later. */
const promised: Version[] = own.engines.node.split('||').flatMap((part): Version[] => {
  const first = versionOf(part.trim().replace(/^(?:\^|>=)/, ''));
  const last: Version = [first[0], 99, 99];
  return part.trim().startsWith('^')
    ? [first, last]
    : [first, last, [first[0] + 1, 0, 0], [first[0] + 2, 4, 0], [99, 0, 0]];
});

it('every dependency works on every Node that the package promises (SRV-121)', () => {
  expect(promised.length).toBeGreaterThan(6);
  const refusing = dependencies.flatMap(([path, { engines }]) => {
    const wanted = engines?.node;
    const missing = wanted === undefined ? [] : promised.filter((version) => !isIn(wanted, version));
    return missing.length > 0 ? [`${path} wants ${wanted}, not ${missing.map((one) => one.join('.')).join(', ')}`] : [];
  });
  expect(refusing.filter((line) => !line.includes('sharp-win32-ia32'))).toEqual([]);
});

it.each(['README.md', 'CONTRIBUTING.md', 'docs/operations/README.md'])(
  '%s names the versions of Node that the package promises (SRV-121)',
  async (file) => {
    const firsts = own.engines.node.split('||').map((part) =>
      part
        .trim()
        .replace(/^\D+/, '')
        .replace(/(?:\.0)+$/, ''),
    );
    const last = firsts.pop();
    expect(await readFile(file, 'utf8')).toContain(`${firsts.join(', ')}, ${last} or newer (24 recommended)`);
  },
);

it('ranges are read as npm reads them (SRV-121)', () => {
  expect(isIn('>= 14.16', [20, 19, 0])).toBe(true);
  expect(isIn('>=22', [20, 20, 2])).toBe(false);
  expect(isIn('^20.19.0 || ^22.13.0 || >=23.5.0', [22, 12, 0])).toBe(false);
  expect(isIn('^20.9.0', [24, 0, 0])).toBe(false);
  expect(isIn('20 || >=22', [20, 19, 0])).toBe(true);
  expect(isIn('>=10 <21', [22, 0, 0])).toBe(false);
});

it('no install script of a dependency is run or asked about: nothing needs one (SRV-121)', () => {
  const named = dependencies.flatMap(([path, { hasInstallScript }]) =>
    hasInstallScript ? [path.replace(/^.*node_modules\//, '')] : [],
  );
  expect(named.length).toBeGreaterThan(0);
  expect(Object.fromEntries(named.map((name) => [name, false]))).toEqual(own.allowScripts);
});

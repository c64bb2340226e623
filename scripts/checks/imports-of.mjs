import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'oxc-parser';
import { root } from '../root.mjs';

/**
 * The project files that a file imports, including type imports and lazy imports, as paths from the root.
 * @param {string} file
 * @param {string} text
 * @returns {string[]}
 */
export function importsOf(file, text) {
  const { module } = parseSync(file, text);
  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...module.staticExports.flatMap(({ entries }) => entries.map(({ moduleRequest }) => moduleRequest?.value)),
    ...module.dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
  return [...new Set(specifiers)].map((specifier) => targetOf(file, specifier ?? '')).filter((target) => target !== '');
}

/** @typedef {ReturnType<typeof placeOf>} Place */

/**
 * The position of a file: its feature, its side, and its folder there.
 * @param {string} file
 */
export function placeOf(file) {
  const [, feature, inside] = /^src\/features\/([\w-]+)\/(.+)$/.exec(file) ?? [];
  return {
    feature,
    shared: file.startsWith('src/shared/'),
    app: file.startsWith('src/app/'),
    demo: file.startsWith('demo/'),
    package: /^packages\/([\w-]+)\//.exec(file)?.[1],
    packageApi: /^packages\/[\w-]+\/api\.ts$/.test(file),
    test: /\.(?:test|spec)\.tsx?$|\/testing\/|^(?:e2e|screens)\/|^(?:bench|endurance)\//.test(file),
    server: /^src\/(?:features\/[\w-]+|app|shared)\/server\//.test(file),
    web: /^src\/(?:features\/[\w-]+|app|shared)\/web\//.test(file),
    publicWeb: /\/web\/public\//.test(file),
    adminWeb: /\/web\/admin\//.test(file),
    pure: /^src\/features\/[\w-]+\/domain\/|^src\/shared\/kernel\//.test(file),
    view: /\/server\/(?:[\w-]+\/)*(?:[\w-]+-)?view\.ts$/.test(file),
    /** The one function that makes EUR of cents. */
    euro: file === 'src/shared/kernel/money/euro.ts',
    spreadsheet: file.startsWith('src/shared/server/excel/'),
    kernel: file.startsWith('src/shared/kernel/'),
    throughput: file.startsWith('src/shared/server/throughput/'),
    throughputApi: file === 'src/shared/server/throughput/api.ts',
    contract: /^src\/features\/[\w-]+\/(?:[\w-]+-)?contract\.ts$|^src\/shared\/contract\//.test(file),
    /** The room of a file below `booking/server`. */
    bookingRoom: /^src\/features\/booking\/server\/([\w-]+)\//.exec(file)?.[1],
    /** Whether other features may import it. */
    open:
      inside !== undefined &&
      /^(?:(?:[\w-]+-)?contract\.ts$|domain\/|server\/api\.ts$|web\/parts\/|texts\/)/.test(inside),
    /** Whether pages of any other feature may import it. */
    part: inside !== undefined && /^(?:web\/parts\/|texts\/)/.test(inside),
  };
}

/** The path behind `#shared/…` or `#packages/…`, as package.json maps them. @param {string} specifier */
export function pathOf(specifier) {
  return specifier.startsWith('#packages/') ? specifier.slice(1) : `src/${specifier.slice(1)}`;
}

/** @param {string} file @param {string} specifier */
function targetOf(file, specifier) {
  if (specifier.startsWith('#')) return pathOf(specifier);
  if (specifier.startsWith('.')) return relative(root, resolve(root, dirname(file), specifier));
  return '';
}

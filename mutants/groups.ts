import { existsSync, readdirSync } from 'node:fs';

/** What is mutated together, and the tests that are expected to notice. */
export interface Group {
  readonly name: string;
  readonly mutated: readonly string[];
  readonly tests: readonly string[];
  readonly usesDatabase: boolean;
  /** Leaves out what is evaluated only while a module loads: each such mutant takes all the tests. */
  readonly skipsStatic: boolean;
}

export type Kind = 'domain' | 'server';

const noTests = ['!**/*.test.ts', '!**/testing/**'];
const kernel = 'src/shared/kernel';
const timeFiles = ['zone-time', 'berlin-time'];

/** `time` is the part of the kernel that knows clocks; its tests take most of the time of the kernel's. */
export const subjects = (): readonly string[] => ['kernel', 'time', ...readdirSync('src/features').sort()];

/** The group of a subject, or undefined where it has no code of that kind. */
export const groupOf = (subject: string, kind: Kind): Group | undefined => {
  if (subject === 'kernel' || subject === 'time') return kind === 'domain' ? kernelGroups[subject] : undefined;
  const feature = `src/features/${subject}`;
  if (!existsSync(`${feature}/${kind}`)) return undefined;
  if (kind === 'domain')
    return {
      name: subject,
      mutated: [`${feature}/domain/**/*.ts`, ...noTests],
      tests: [`${feature}/**/*.test.{ts,tsx}`, '!**/*.db.test.ts'],
      usesDatabase: false,
      skipsStatic: false,
    };
  return {
    name: `${subject} server`,
    // Routes and the door for other features say what is called, not what happens; the browser tests run them.
    mutated: [`${feature}/server/**/*.ts`, '!**/*routes.ts', '!**/api.ts', ...noTests],
    tests: [`${feature}/**/*.test.ts`],
    usesDatabase: true,
    skipsStatic: true,
  };
};

const kernelGroups: Record<'kernel' | 'time', Group> = {
  kernel: {
    name: 'kernel',
    mutated: [`${kernel}/*.ts`, ...timeFiles.map((file) => `!${kernel}/${file}.ts`), ...noTests],
    tests: [`${kernel}/*.test.ts`, ...timeFiles.map((file) => `!${kernel}/${file}.test.ts`)],
    usesDatabase: false,
    skipsStatic: false,
  },
  time: {
    name: 'time',
    mutated: timeFiles.map((file) => `${kernel}/${file}.ts`),
    tests: timeFiles.map((file) => `${kernel}/${file}.test.ts`),
    usesDatabase: false,
    skipsStatic: true,
  },
};

/** The files of these names in the group. */
export const narrowed = (group: Group, files: readonly string[]): Group => ({
  ...group,
  mutated: [
    ...files.flatMap((file) =>
      group.mutated
        .filter((pattern) => !pattern.startsWith('!'))
        .map((pattern) => pattern.replace(/\*+(?:\/\*)?\.ts$/, `**/${file}`)),
    ),
    ...noTests,
  ],
});

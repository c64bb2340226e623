import { existsSync, readdirSync } from 'node:fs';

/** What is mutated together, and the tests that are expected to notice. */
export interface Group {
  readonly name: string;
  readonly mutated: readonly string[];
  readonly tests: readonly string[];
  readonly usesDatabase: boolean;
  /** Tries what is evaluated only while a module loads, such as tables and patterns: each takes all the tests. */
  readonly triesStatic?: true;
}

export type Kind = 'domain' | 'server';

const noTests = ['!**/*.test.ts', '!**/testing/**'];
/** Features whose database tests run the commands of another one: bookings take money and time, privacy erases notes. */
const provenBy: Readonly<Record<string, readonly string[]>> = {
  customers: ['privacy'],
  payments: ['booking'],
  availability: ['booking', 'calendar'],
};

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
      tests: [`${feature}/**/*.test.ts`, '!**/*.db.test.ts', '!**/web/**'],
      usesDatabase: false,
    };
  return {
    name: `${subject} server`,
    // Routes and the door for other features say what is called, not what happens; the browser tests run them.
    mutated: [`${feature}/server/**/*.ts`, '!**/*routes.ts', '!**/api.ts', ...noTests],
    tests: [subject, ...(provenBy[subject] ?? [])].map((name) => `src/features/${name}/**/server/**/*.test.ts`),
    usesDatabase: true,
  };
};

const kernelGroups: Record<'kernel' | 'time', Group> = {
  kernel: {
    name: 'kernel',
    mutated: [`${kernel}/*.ts`, ...timeFiles.map((file) => `!${kernel}/${file}.ts`), ...noTests],
    tests: [`${kernel}/*.test.ts`, ...timeFiles.map((file) => `!${kernel}/${file}.test.ts`)],
    usesDatabase: false,
  },
  time: {
    name: 'time',
    mutated: timeFiles.map((file) => `${kernel}/${file}.ts`),
    tests: timeFiles.map((file) => `${kernel}/${file}.test.ts`),
    usesDatabase: false,
  },
};

/** The files of these names in the group: of rules, few enough to try what is evaluated while a module loads, too. */
export const narrowed = (group: Group, files: readonly string[]): Group => ({
  ...group,
  ...(!group.usesDatabase && { triesStatic: true }),
  mutated: [
    ...files.flatMap((file) =>
      group.mutated
        .filter((pattern) => !pattern.startsWith('!'))
        .map((pattern) => pattern.replace(/\*+(?:\/\*)?\.ts$/, `**/${file}`)),
    ),
    ...noTests,
  ],
});

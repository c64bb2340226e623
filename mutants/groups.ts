import { existsSync, readdirSync } from 'node:fs';

/** What is mutated together, and the tests that are expected to detect the mutants. */
export interface Group {
  readonly name: string;
  readonly mutated: readonly string[];
  readonly tests: readonly string[];
  readonly usesDatabase: boolean;
  /**
   * Also tries code that runs only while a module loads, such as tables and patterns. Each such mutant runs all tests.
   */
  readonly triesStatic?: true;
  /** How many mutants are tried unless `MUTANTS_SAMPLE` is set; absent: all. */
  readonly sample?: number;
}

export type Kind = 'domain' | 'server';

const noTests = ['!**/*.test.ts', '!**/testing/**'];
const testsOf = (feature: string): string => `src/features/${feature}/**/server/**/*.test.ts`;
/**
 * Database tests elsewhere that run the commands of a feature: bookings take money and time, privacy erases what is
 * written about a person, the examples of a new studio are deleted together, a new secret key seals all secrets,
 * webhooks send records, and spots of campaigns are offered and waited for.
 */
const relatedTests: Readonly<Record<string, readonly string[]>> = {
  auth: ['src/app/server/access/{access,api-key-access,reseal-secrets,password-again,write-only-keys}.db.test.ts'],
  settings: [
    'src/app/server/access/reseal-secrets.db.test.ts',
    'src/app/server/across-features/public-studio.db.test.ts',
    'src/features/hours/server/settings/settings-version.db.test.ts',
  ],
  services: ['src/app/server/across-features/{examples,public-api}.db.test.ts'],
  photographers: [
    'src/app/server/across-features/examples.db.test.ts',
    'src/features/hours/server/time-off/time-off.db.test.ts',
  ],
  resources: [
    'src/features/availability/server/occupied/lanes.db.test.ts',
    'src/features/booking/server/**/{daily-limits,rooms*}.db.test.ts',
    'src/features/calendar/server/**/resource-time-off.db.test.ts',
    'src/features/services/server/extras/needs-race.db.test.ts',
  ],
  hours: [
    'src/app/server/across-features/public-slots.db.test.ts',
    'src/features/booking/server/rules/{own-hours,outside-hours}.db.test.ts',
    'src/features/calendar/server/**/{explain-*,resource-time-off}.db.test.ts',
    'src/features/days/server/{cancel-day,close-cancelled-day}.db.test.ts',
  ],
  availability: [
    testsOf('hours'),
    'src/app/server/across-features/public-slots.db.test.ts',
    'src/features/booking/server/**/{alternatives,anyone-slots,booked-time,check-availability,create-booking,daily-limits,edit-booking,minimum-notice,minutes-around,moving-time,own-hours,rooms*}.db.test.ts',
    'src/features/calendar/server/**/{explain-*,resource-time-off}.db.test.ts',
    'src/features/reports/server/charts/chart-occupancy.db.test.ts',
  ],
  customers: [testsOf('privacy')],
  discounts: [
    'src/features/booking/server/price/discounts.db.test.ts',
    'src/app/server/across-features/reduced-booking.db.test.ts',
  ],
  vouchers: [
    'src/app/server/access/reseal-secrets.db.test.ts',
    'src/features/booking/server/**/{paid-by-voucher,voucher-tries}.db.test.ts',
    'src/features/invoices/server/**/{voucher-on-invoice,voucher-sale}.db.test.ts',
    'src/features/notifications/server/**/voucher-mail*.db.test.ts',
  ],
  payments: [
    'src/app/server/access/{password-again,payment-keys,reseal-secrets}.db.test.ts',
    testsOf('booking'),
    testsOf('privacy'),
  ],
  contacts: [testsOf('integrations'), testsOf('privacy')],
  campaigns: [
    'src/app/server/access/reseal-secrets.db.test.ts',
    'src/features/offers/server/hold/offer-spot.db.test.ts',
    'src/features/waiting/server/offers/wait-for-spot.db.test.ts',
  ],
  notifications: [
    'src/app/server/access/{password-again,reseal-secrets}.db.test.ts',
    'src/features/booking/server/create/booking-mails.db.test.ts',
    testsOf('privacy'),
  ],
  calendar: ['src/app/server/access/reseal-secrets.db.test.ts'],
  reports: ['src/app/server/across-features/examples.db.test.ts'],
  waiting: ['src/features/campaigns/server/codes/access-codes.db.test.ts'],
  invoices: [testsOf('privacy')],
  integrations: ['src/app/server/access/{password-again,reseal-secrets}.db.test.ts', testsOf('privacy')],
};

/** Rules with slow properties: all their mutants would take hours. */
const sampledRules: Readonly<Record<string, number>> = { availability: 100, settings: 100 };
/** The only rule of photographers is a constant, and tests of availability load its modules again. */
const staticRules: ReadonlySet<string> = new Set(['availability', 'photographers']);
/** Features that have no commands besides their routes. */
const onlyRoutes: ReadonlySet<string> = new Set(['widget']);
/** They contain no logic of their own; the browser tests run them. */
const routesAndApis = ['!**/*routes.ts', '!**/api.ts'];

const kernel = 'src/shared/kernel';
const time = `${kernel}/time`;
const timeFiles = ['zone-time', 'berlin-time'];
const timeTests = [...timeFiles, 'parse-instant'];
/** Tests of other files that read a clock, too. */
const readClocks = ['clock-changes', 'format', 'typed-instant'];

/** `time` is the part of the kernel about clocks and time zones; its tests take most of the kernel's test time. */
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
      ...(staticRules.has(subject) && { triesStatic: true }),
      ...(sampledRules[subject] !== undefined && { sample: sampledRules[subject] }),
    };
  return {
    name: `${subject} server`,
    mutated: [`${feature}/server/**/*.ts`, ...(onlyRoutes.has(subject) ? [] : routesAndApis), ...noTests],
    tests: [testsOf(subject), ...(relatedTests[subject] ?? [])],
    usesDatabase: true,
    sample: 60,
  };
};

const kernelGroups: Record<'kernel' | 'time', Group> = {
  kernel: {
    name: 'kernel',
    mutated: [`${kernel}/**/*.ts`, ...timeFiles.map((file) => `!${time}/${file}.ts`), ...noTests],
    tests: [`${kernel}/**/*.test.ts`, ...timeTests.map((file) => `!${time}/${file}.test.ts`)],
    usesDatabase: false,
  },
  time: {
    name: 'time',
    mutated: timeFiles.map((file) => `${time}/${file}.ts`),
    tests: [...timeTests, ...readClocks].map((file) => `${time}/${file}.test.ts`),
    usesDatabase: false,
    // If a test reloads a module, Stryker assumes that only this test covers the code that runs while it loads.
    triesStatic: true,
  },
};

/**
 * Restricts a group to the files with these names. Of rules, code that runs while a module loads is tried too, because
 * the files are few.
 */
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

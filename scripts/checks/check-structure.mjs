// Checks the rules of ARCHITECTURE.md that types and lint cannot: who may import whom, who may use which table, where SQL
// and texts may be, how long files may be, which names are too vague.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { problemsOfBrowserTest } from './browser-test-rules.mjs';
import { addressesIn, problemsOfMap } from './feature-map.mjs';
import { problemsOfFolders } from './folder-sizes.mjs';
import { importCircles } from './import-circles.mjs';
import { featureOrder, importRules } from './import-rules.mjs';
import { importsOf, placeOf } from './imports-of.mjs';
import { shownLiterals } from './shown-literals.mjs';
import { knownNames, ownerOf, problemsOfMigrations, tableRules, tables, viewRule } from './table-owners.mjs';
import { tablesOf } from './tables-of.mjs';

/** Files that may show a form or a dialog without the components that ask before input is lost, with the reason. */
const withoutGuard = new Set([
  // The sign-in form.
  'src/features/auth/web/admin/sign-in/login-form.tsx',
  'src/features/auth/web/admin/sign-in/code-form.tsx',
  'src/features/auth/web/admin/team/invitation-password.tsx',
  // Without input, or with search input only.
  'src/app/web/admin/palette/command-palette.tsx',
  'src/app/web/admin/shell/drawer.tsx',
  'src/features/contacts/web/admin/booking-info-dialog.tsx',
  'src/features/contacts/web/admin/import/imports-dialog.tsx',
  'src/features/notifications/web/admin/mail-preview.tsx',
  'src/features/pictures/web/parts/public/gallery/gallery.tsx',
  'src/features/privacy/web/admin/person-panel.tsx',
  'src/shared/web/admin/range/date-range-picker.tsx',
  'src/shared/web/dialog/dialogs.tsx',
  'src/shared/web/language-switch.tsx',
  // The panel around it asks.
  'src/features/contacts/web/admin/panel/side-panel.tsx',
  // Its state is stored until the booking is made.
  'src/features/booking/web/public/wizard/details/details-step.tsx',
  'src/features/booking/web/parts/public/order/order-form.tsx',
  'src/features/births/web/public/born-form.tsx',
  // A few fields of a visitor, without a dialog.
  'src/features/waiting/web/parts/public/campaign-waiting.tsx',
  'src/features/waiting/web/parts/public/join-form.tsx',
  'src/features/invoices/web/parts/public/address-form.tsx',
  'src/features/vouchers/web/public/balance-form.tsx',
  // Nothing is stored before the order.
  'src/features/vouchers/web/public/buy/buy-page.tsx',
  // The frame of every form in a dialog, inside a guarded dialog.
  'src/shared/web/admin/dialog/form-modal.tsx',
  // Asks by its own code.
  'src/features/withdrawals/web/public/withdrawal-form.tsx',
  'src/features/contacts/web/parts/write-message.tsx',
  // The guarding components and what they are built from.
  'src/shared/web/dialog/modal-dialog.tsx',
  'src/shared/web/admin/unsaved/guarded-dialog.tsx',
  'src/shared/web/admin/unsaved/page-form.tsx',
]);
const emptyNames = /^(?:index|utils?|helpers?|common|misc|types|manager)\.[jt]sx?$/;
const sqlFiles =
  /\/(?:store|reads|tasks|write-\w+|[\w-]+-store|[\w-]+-reads)\.ts$|^src\/shared\/server\/|^scripts\/|^bench\//;
const sqlWords = /\b(?:SELECT|INSERT INTO|DELETE FROM|UPDATE \w+ SET)\b|Table\.(?:insert|set)\(/;

const onePlace = [
  {
    what: 'dates and numbers are formatted',
    place: 'src/shared/kernel/time/format.ts',
    words: /\.toLocale(?:Date|Time)?String\(/,
  },
  {
    what: 'placeholder addresses and numbers are named',
    place: 'src/shared/kernel/contact/placeholder-contact.ts',
    words: /(?:['"`%]|@[\w.-]+)\.invalid['"`]|(?:===|\|\||\?\?) '\+49'/,
  },
  {
    what: 'messages are inserted into the outbox',
    place: 'src/shared/server/outbox.ts',
    words: /INSERT INTO message\b/,
  },
  {
    // It repeats what the database has given up because of a deadlock.
    what: 'transactions are begun',
    place: 'src/shared/server/database/transaction.ts',
    words: /\.transaction\(\)/,
  },
  {
    what: 'the state of a form is kept',
    place: 'src/shared/web/admin/form/use-form.ts',
    words: /\bnew FormData\(\w|\buseEdits\(|\bFormEvent\b|\.elements\.namedItem\(/,
    except: [
      // Nothing stored is edited: sign-in, the message of a visitor, a search, a range of dates.
      'src/features/auth/web/admin/sign-in/login-form.tsx',
      'src/features/auth/web/admin/sign-in/code-form.tsx',
      'src/features/auth/web/admin/team/invitation-password.tsx',
      'src/features/contacts/web/parts/use-sending.ts',
      'src/features/privacy/web/admin/person-panel.tsx',
      'src/shared/web/admin/range/date-range-picker.tsx',
    ],
  },
];

/** @type {string[]} */
const problems = [];
const architecture = textOf('ARCHITECTURE.md');
for (const sentence of [...[...importRules, ...tableRules].map(({ rule }) => rule), viewRule]) {
  if (!architecture.includes(sentence)) problems.push(`ARCHITECTURE.md lacks the sentence: ${sentence}`);
}

const addresses = ['src/app/web/admin/admin-routes.ts', 'src/app/web/public/public-routes.ts'].flatMap((file) =>
  addressesIn(textOf(file)),
);
const known = { features: featureOrder, tables, addresses };
problems.push(...problemsOfMap(architecture, known).map((problem) => `ARCHITECTURE.md: ${problem}`));

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(?:ts|tsx|mjs)$/.test(file));
/** @type {Map<string, string[]>} */
const imports = new Map();
for (const file of files) {
  const text = textOf(file);
  checkFile(file, text);
  imports.set(file, importsOf(file, text));
  const place = placeOf(file);
  // A package does not know the product in its tests either.
  if (isProgram(file) && (!place.test || place.package !== undefined)) checkImports(file);
  if (isProgram(file) && !place.test) {
    checkTables(file, text);
    if (place.web && !/texts\//.test(file)) checkTexts(file, text);
  }
}

problems.push(...problemsOfFolders(files));
problems.push(...importCircles(imports).map((circle) => `a circle of imports: ${circle.join(', ')}`));

const migrations = readdirSync(join(root, 'migrations'))
  .filter((file) => file.endsWith('.sql'))
  .sort();
const schema = migrations.map((file) => textOf(join('migrations', file)));
problems.push(...problemsOfMigrations(schema));
for (const [index, text] of schema.entries()) {
  if (linesOf(text) > 300)
    problems.push(`migrations/${migrations[index]}: ${linesOf(text)} lines; a file has at most 300`);
}

for (const file of withoutGuard) {
  if (!files.includes(file)) problems.push(`${file}: is gone; take it off the list in check-structure.mjs`);
}

if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${files.length} files keep to the structure.`);

/** @param {string} file @param {string} text */
function checkFile(file, text) {
  const { test } = placeOf(file);
  const lines = linesOf(text);
  if (lines > 300) problems.push(`${file}: ${lines} lines; a file has at most 300`);
  if (emptyNames.test(file.split('/').at(-1) ?? '')) problems.push(`${file}: the name does not say what is inside`);
  if (/^(?:e2e|screens)\//.test(file)) problems.push(...problemsOfBrowserTest(file, text));
  if (test) return;
  if (file.startsWith('src/features/') && !sqlFiles.test(file) && sqlWords.test(withoutComments(text))) {
    problems.push(`${file}: SQL belongs into store.ts or reads.ts`);
  }
  if (file.endsWith('/server/api.ts') && /\b\w+Table\b/.test(withoutComments(text))) {
    problems.push(`${file}: a table is used only by its feature; publish a function or the type of a row`);
  }
  if (
    /^src\/.*\.tsx$/.test(file) &&
    !file.includes('/templates/') &&
    /<(?:form|dialog|ModalDialog)[\s>]/.test(withoutComments(text)) !== withoutGuard.has(file)
  ) {
    problems.push(
      withoutGuard.has(file)
        ? `${file}: has no form of its own any more; take it off the list in check-structure.mjs`
        : `${file}: what is typed could be lost without a question; use FormModal, Modal, GuardedDialog or PageForm`,
    );
  }
  for (const { what, place, words, except = [] } of onePlace) {
    if (isProgram(file) && file !== place && !except.includes(file) && words.test(withoutComments(text))) {
      problems.push(`${file}: ${what} in ${place} only`);
    }
  }
}

/** Whether a file is part of what studios run, or of the demo. @param {string} file */
function isProgram(file) {
  return /^(?:src|demo|packages)\//.test(file);
}

/** @param {string} file */
function checkImports(file) {
  const from = placeOf(file);
  for (const target of imports.get(file) ?? []) {
    const to = placeOf(target);
    for (const { rule, refuses } of importRules) {
      if (refuses(from, to)) problems.push(`${file} imports ${target}: ${rule}`);
    }
  }
}

/** @param {string} file @param {string} text */
function checkTables(file, text) {
  const from = { owner: ownerOf(placeOf(file)), file };
  for (const use of tablesOf(file, text, knownNames)) {
    for (const { rule, refuses } of tableRules) {
      if (refuses(from, use)) problems.push(`${file} ${use.isWritten ? 'writes' : 'reads'} ${use.name}: ${rule}`);
    }
  }
}

/** @param {string} file @param {string} text */
function checkTexts(file, text) {
  for (const { line, found } of shownLiterals(file, text)) {
    problems.push(`${file}:${line}: "${found}" belongs into a dictionary, in both languages`);
  }
}

/** @param {string} file */
function textOf(file) {
  try {
    return readFileSync(join(root, file), 'utf8');
  } catch {
    return ''; // deleted, not yet committed
  }
}

/** @param {string} text */
function linesOf(text) {
  return text.split('\n').length - 1;
}

/** @param {string} text */
function withoutComments(text) {
  return text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/\/\/.*$/gm, '');
}

import { describe, expect, it } from 'vitest';
import { importRules } from './import-rules.mjs';
import { importsOf, placeOf } from './imports-of.mjs';

/** The beginnings of the rules that an import breaks. */
const broken = (from: string, to: string): string[] =>
  importRules
    .filter(({ refuses }) => refuses(placeOf(from), placeOf(to)))
    .map(({ rule }) => rule.split(' ').slice(0, 3).join(' '));

const booking = 'src/features/booking';

describe('the rules of imports', () => {
  it.each([
    [`${booking}/domain/x.ts`, `${booking}/contract.ts`, 'Rules import no'],
    [`${booking}/domain/x.ts`, `${booking}/admin-contract.ts`, 'Rules import no'],
    [`${booking}/domain/x.ts`, 'src/features/payments/contract.ts', 'Rules import no'],
    [`${booking}/domain/x.ts`, 'src/shared/contract/fields.ts', 'Rules import no'],
    [`${booking}/domain/x.ts`, 'src/shared/server/audit/audit.ts', 'Rules and contracts'],
    [`${booking}/contract.ts`, `${booking}/server/store.ts`, 'Rules and contracts'],
    ['src/shared/kernel/x.ts', `${booking}/domain/x.ts`, 'Features import nothing'],
    [`${booking}/server/x.ts`, 'src/features/reports/server/api.ts', 'A feature uses'],
    [`${booking}/server/x.ts`, 'src/features/payments/server/store.ts', 'Of another feature'],
    [`${booking}/server/x.ts`, 'src/app/server/main.ts', 'Features import nothing'],
    ['src/app/server/x.ts', 'demo/seed-demo.ts', '`demo` uses features'],
    ['packages/a/src/x.ts', 'src/shared/server/log.ts', 'A package of'],
    ['packages/a/src/x.ts', 'packages/b/api.ts', 'A package of'],
    ['src/shared/server/x.ts', 'packages/a/src/x.ts', 'A package of'],
    ['src/shared/web/x.ts', 'packages/a/api.ts', 'A package of'],
    ['src/shared/kernel/x.ts', 'packages/a/api.ts', 'A package of'],
    ['demo/x.ts', `${booking}/server/record/store.ts`, '`demo` uses features'],
    [`${booking}/web/admin/x.tsx`, `${booking}/server/store.ts`, 'Screens import no'],
    [`${booking}/web/admin/x.tsx`, `${booking}/web/public/y.tsx`, 'The public side'],
    [`${booking}/server/record/x.ts`, `${booking}/server/pay/y.ts`, 'A room of'],
    [`${booking}/server/pay/x.ts`, `${booking}/server/routes.ts`, 'A room of'],
    [`${booking}/server/pay/x.ts`, `${booking}/server/unlisted/y.ts`, 'A room of'],
    ['src/features/orders/server/x.ts', 'src/shared/kernel/text/text.ts', 'The order of'],
  ])('refuse %s that imports %s', (from, to, rule) => {
    expect(broken(from, to)).toContain(rule);
  });

  it.each([
    [`${booking}/contract.ts`, `${booking}/domain/booking-status.ts`],
    [`${booking}/domain/x.ts`, 'src/shared/kernel/message-order.ts'],
    [`${booking}/domain/x.ts`, 'src/features/payments/domain/refund/refund-rule.ts'],
    [`${booking}/server/x.ts`, 'src/features/payments/server/api.ts'],
    [`${booking}/server/pay/x.ts`, `${booking}/server/record/y.ts`],
    [`${booking}/server/routes.ts`, `${booking}/server/pay/x.ts`],
    [`${booking}/web/admin/x.tsx`, 'src/features/reports/web/parts/y.tsx'],
    ['src/shared/server/x.ts', 'packages/a/api.ts'],
    ['packages/a/api.ts', 'packages/a/src/x.ts'],
    ['demo/x.ts', `${booking}/server/api.ts`],
    ['demo/x.ts', 'demo/y.ts'],
    ['demo/x.ts', 'src/app/server/run-process.ts'],
  ])('allow %s that imports %s', (from, to) => {
    expect(broken(from, to)).toEqual([]);
  });

  it('apply to static, type and lazy imports and to re-exports', () => {
    const code = `import { a } from './a.ts';
      import type { B } from '#shared/b.ts';
      import { P } from '#packages/p/api.ts';
      export * from '../c.ts';
      export type { D } from './d.ts';
      const e = () => import('./e.ts');
      import fastify from 'fastify';`;
    expect(importsOf(`${booking}/server/x.ts`, code)).toEqual([
      `${booking}/server/a.ts`,
      'src/shared/b.ts',
      'packages/p/api.ts',
      `${booking}/c.ts`,
      `${booking}/server/d.ts`,
      `${booking}/server/e.ts`,
    ]);
  });
});

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { legalKinds } from '#features/settings/domain/legal/legal-kinds.ts';
import type { AdminLegalPage } from '#features/settings/legal-contract.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../support/looks.ts';
import { openScreen } from '../support/open-screen.tsx';
import type { Asked } from '../support/stub-server.ts';
import { textsOf } from '../support/texts-of.ts';

const template = '## Anbieter\n\nFotoBooking\n\n## Streitbeilegung\n\nWir nehmen nicht teil.';
const unchanged = { text: template, template, is_own: false };
const at = '2027-05-11T10:20:00+02:00';
const saving = 'PUT /api/admin/legal/{kind}';
const reading = 'GET /api/admin/legal/{kind}/versions/{version}';

/** The answer to a change of one page, whose wording gets a version of its own. */
const published = (before: AdminLegalPage, { body: { de } }: Asked): AdminLegalPage => {
  const version = `v${before.history.length + 1}`;
  return {
    ...before,
    version,
    de: { template, text: de ?? template, is_own: de !== null },
    history: [{ version, first_used_at: at }, ...before.history],
  };
};

test('a studio publishes its own imprint, restores the template, and reads each wording that was in force (AMB-007, G09)', async () => {
  let pages: AdminLegalPage[] = legalKinds.map((kind) => ({
    kind,
    version: 'v0',
    de: unchanged,
    ru: unchanged,
    history: [],
  }));
  const server = await openScreen('/admin/legal', {
    answers: {
      'GET /api/admin/legal': () => pages,
      [saving]: (asked: Asked) => {
        pages = pages.map((one) => (one.kind === asked.params['kind'] ? published(one, asked) : one));
        return pages[0] as AdminLegalPage;
      },
      [reading]: ({ params }: Asked) => ({ version: params['version'] ?? '', first_used_at: at, de: template, ru: '' }),
    },
  });
  await expect
    .poll(() => textsOf(page.getByRole('tab')))
    .toEqual(['Impressum', 'Datenschutz', 'AGB', 'Barrierefreiheit']);
  const german = page.getByRole('region', { name: 'Deutsch' });
  const save = page.getByRole('button', { name: 'Speichern' });
  await expect.element(german.getByLabelText('Text der Vorlage')).toHaveValue(template);
  await expectAccessible();
  const own = 'Angaben nach § 5 DDG\n\n- HRB 12345';
  await german.getByLabelText('Text der Vorlage').fill(own);
  await save.click();
  await expect.element(page.getByText('Veröffentlicht', { exact: true })).toBeVisible();
  await expect.element(page.getByText('gilt jetzt')).toBeVisible();
  await expect.element(german.getByLabelText('Eigener Text')).toHaveValue(own);
  await german.getByRole('button', { name: 'Zurück zur Vorlage' }).click();
  await save.click();
  await expect.element(page.getByText('Alle Änderungen sind gespeichert.')).toBeVisible();
  await expect.element(german.getByLabelText('Text der Vorlage')).toHaveValue(template);
  expect(server.asked(saving).map(({ params, body }) => [params['kind'], body])).toEqual([
    ['imprint', { de: own }],
    ['imprint', { de: null }],
  ]);
  await page.getByRole('button', { name: /gilt jetzt/ }).click();
  await expect.element(page.getByRole('dialog', { name: 'Impressum · v2' })).toHaveTextContent('Streitbeilegung');
  expect(server.asked(reading).map(({ params }) => params['version'])).toEqual(['v2']);
  await userEvent.keyboard('{Escape}');
  await page.viewport(375, 812);
  await expectNoSidewaysScroll();
});

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { anna, portrait } from '../support/first-studio.ts';
import { expectNothingBeyondEdge } from '../support/looks.ts';
import { openPage } from '../support/open-page.tsx';

const long = 'Ш'.repeat(200);
const service = { ...portrait, name_de: long, name_ru: long };
const pages = {
  service: { service, photographers: [{ name: anna.name, page: '/photographers/anna' }], anyone: true },
  photographer: {
    photographer: { id: anna.id, name: anna.name, text: anna.bio },
    services: [{ service, page: '/services/long' }],
  },
} as const;

for (const language of ['de', 'ru'] as const) {
  test.for(['service', 'photographer'] as const)(
    `with names of the maximum length the page of a %s does not scroll sideways at 320 px, ${language} (FIND-01)`,
    async (name) => {
      await page.viewport(320, 640);
      const stage = await openPage(name, `${language === 'ru' ? '/ru' : ''}/${name}s/long`, {
        language,
        data: pages[name],
      });
      await expect.element(page.getByRole('main').getByText(long).first()).toBeVisible();
      await stage.settled();
      await expect.element(page.bySelector('.animate-shimmer')).not.toBeInTheDocument();
      await expectNothingBeyondEdge();
    },
  );
}

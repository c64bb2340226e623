import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { services } from '../../support/first-studio.ts';
import { openWizard, serviceWith } from '../../support/wizard.ts';

const linesOfPrices = (): number[] =>
  [...document.querySelectorAll('[id$="-facts"] > span:first-child')].map(
    (price) => price.clientHeight / Number.parseFloat(getComputedStyle(price).lineHeight),
  );

test.for([320, 360, 390, 430])(
  'at the usual size each price of the first step stands on one line, beside or below its name, at %i px (PUB-113)',
  async (width) => {
    await page.viewport(width, 740);
    const name = 'Donaudampfschifffahrtsgesellschaftsportraitfotografie';
    await openWizard(1, { services: [...services, serviceWith({ name, price_eur: 12_345.67 })] });
    await expect.element(page.getByRole('radio', { name })).toBeInTheDocument();
    await expect.poll(() => new Set(linesOfPrices())).toEqual(new Set([1]));
    expect(linesOfPrices()).toHaveLength(services.length + 1);
  },
);

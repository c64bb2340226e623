import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { services } from '../support/first-studio.ts';
import { comeToRest, expectNothingBeyondEdge } from '../support/looks.ts';
import { card, openWizard, serviceWith, slots, stepHeading, wizardButton } from '../support/wizard.ts';

const long = serviceWith({
  name: 'Donaudampfschifffahrtsgesellschaftsportraitfotografie',
  price_eur: 12_345.67,
});
const open = (step: 1 | 2 | 3 | 4, language: 'de' | 'ru', more: Parameters<typeof openWizard>[1] = {}) =>
  openWizard(step, { language, services: [...services, long], ...more });
const dayOnly = { start: undefined };
const untimed = { date: undefined, start: undefined };
const empty = { name: '', email: '', phone: '', notes: '', consent: false };

/** Opens each step before and after it is filled in. */
const steps: Readonly<Record<string, (language: 'de' | 'ru') => Promise<unknown>>> = {
  'step 1': async (language) => {
    await open(1, language);
    await expect.element(stepHeading(1, language)).toBeVisible();
  },
  'step 1, chosen': async (language) => {
    await open(1, language, { kept: untimed });
    await expect.element(page.bySelector('input[name=photographer]:checked')).toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /09:00$/ }).first()).toBeVisible();
  },
  'step 2': async (language) => {
    await open(2, language, { kept: untimed });
    await expect.element(page.bySelector('[data-free]').first()).toBeVisible();
  },
  'step 2, chosen': async (language) => {
    await open(2, language, { kept: dayOnly });
    await slots().first().click();
  },
  'step 3, wrong': async (language) => {
    await open(3, language, { kept: { details: empty } });
    for (const [name, wrong] of [
      ['email', 'falsch'],
      ['phone', '12'],
    ] as const) {
      await page.bySelector(`input[name=${name}]`).fill(wrong);
    }
    await page.bySelector('textarea').click();
    await expect.element(page.bySelector('[aria-invalid=true]').last()).toBeVisible();
  },
  'step 4': async (language) => {
    await open(4, language);
    await expect.element(wizardButton('confirm', language)).toBeEnabled();
  },
};

const smallTargets = (): string[] =>
  [...document.querySelectorAll('main button, main label:has(input), main input:not(.sr-only), main textarea')]
    .filter((element) => element.checkVisibility() && !element.matches('input[type=checkbox]'))
    .filter((element) => element.getBoundingClientRect().height < 43.5)
    .map((element) => element.outerHTML.slice(0, 90));

/** What a reader sees who has set the text of the browser to twice its size. */
const setTextSize = (px: 16 | 32): void => {
  document.documentElement.style.setProperty('font-size', `${px}px`, 'important');
  expect(getComputedStyle(document.documentElement).fontSize).toBe(`${px}px`);
};
afterEach(() => void document.documentElement.style.removeProperty('font-size'));

describe.for(['de', 'ru'] as const)('in %s nothing scrolls sideways', (language) => {
  test.for(Object.keys(steps))(
    '%s: all touch targets are large enough, and text of twice its size fits a phone (Y04, PUB-113)',
    async (name) => {
      await page.viewport(320, 640);
      await steps[name]?.(language);
      for (const width of [320, 768]) {
        await page.viewport(width, 640);
        await comeToRest();
        await expectNothingBeyondEdge();
        expect(smallTargets()).toEqual([]);
      }
      setTextSize(32);
      for (const width of [390, 320]) {
        await page.viewport(width, 740);
        await expectNothingBeyondEdge();
      }
    },
  );
});

const bar = page.bySelector('[data-summary]');

test('on a phone on its side, or with large text, the bar is at the end and covers nothing (PUB-116)', async () => {
  await page.viewport(667, 375);
  await openWizard(1);
  await expect.element(card('Porträtshooting')).toBeVisible();
  const bottoms = [...document.querySelectorAll('label[data-card]')].map((one) => one.getBoundingClientRect().bottom);
  expect(bar.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(Math.max(...bottoms));
});

test('on a phone that is high enough it stays at the lower edge of the window (PUB-116)', async () => {
  await page.viewport(667, 375);
  await openWizard(2);
  await expect.element(stepHeading(2)).toBeVisible();
  await page.viewport(667, 800);
  const below = (): number => {
    // A selection may have scrolled the page to its end, where the footer is below the bar.
    scrollTo(0, 0);
    return Math.round(innerHeight - bar.element().getBoundingClientRect().bottom);
  };
  await expect.poll(below).toBe(0);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { firstStudio } from '../../support/first-studio.ts';
import { comeToRest } from '../../support/looks.ts';
import type { Asked } from '../../support/stub-server.ts';
import { card, day, freeDay, openWizard, slots, stepHeading, wizardButton } from '../../support/wizard.ts';

// What is pressed stays under the finger: an answer that arrives meanwhile is shown afterwards.

/** Answers as a new studio does, but only once it is let go. */
const keepBack = (key: string) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const answer = firstStudio[key];
  if (typeof answer !== 'function') throw new Error(`${key} does not depend on what is asked`);
  return { answers: { [key]: async (asked: Asked) => (await held, answer(asked)) }, letGo: () => letGo() };
};

const middleOf = (target: Locator) => {
  const { left, top, width, height } = target.element().getBoundingClientRect();
  return { clientX: Math.round(left + width / 2), clientY: Math.round(top + height / 2) };
};

/** Presses in the middle of something as a person does: down where it is now, and up at the same point. */
const press = async (target: Locator, meanwhile: () => Promise<unknown>): Promise<void> => {
  const place = middleOf(target);
  const at = { ...place, bubbles: true, cancelable: true, buttons: 1 };
  const under = (): Element => document.elementFromPoint(place.clientX, place.clientY) ?? document.body;
  const pressed = under();
  expect(target.element().contains(pressed)).toBe(true);
  pressed.dispatchEvent(new PointerEvent('pointerdown', at));
  await meanwhile();
  const { clientX, clientY } = middleOf(target);
  // A button that is pressed may give way by a pixel.
  expect(Math.hypot(clientX - place.clientX, clientY - place.clientY)).toBeLessThanOrEqual(1);
  const lifted = under();
  lifted.dispatchEvent(new PointerEvent('pointerup', { ...at, buttons: 0 }));
  lifted.dispatchEvent(new MouseEvent('click', { ...at, buttons: 0 }));
};

beforeEach(() => page.viewport(360, 740));

test('the main button is reached, though the next free times arrive before it is let go (PUB-112)', async () => {
  const month = keepBack('GET /api/availability/month');
  const stage = await openWizard(1, { answers: month.answers });
  await card('Porträtshooting').click();
  await card('Anna Lindner').click();
  const times = page.getByRole('region', { name: 'Nächste freie Zeiten' });
  await expect.element(times).toBeVisible();
  await comeToRest();
  await press(wizardButton('next'), async () => {
    month.letGo();
    await stage.settled();
    expect(times.getByRole('button').elements()).toEqual([]);
  });
  await expect.element(stepHeading(2)).toHaveFocus();
});

test('the view no longer scrolls to the photographers once somebody has gone on (PUB-112)', async () => {
  await openWizard(1);
  await expect.element(card('Porträtshooting')).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await card('Porträtshooting').click();
  await card('Anna Lindner').click();
  await expect.element(wizardButton('next')).toBeEnabled();
  // From the start of the page the main button is at the lower edge of the window, from its end above the footer.
  scrollTo(0, 0);
  await press(wizardButton('next'), async () => {
    vi.advanceTimersByTime(400);
    expect(scrollY).toBe(0);
    await Promise.resolve();
  });
  vi.useRealTimers();
  await expect.element(stepHeading(2)).toHaveFocus();
});

test('the times of a day that arrive while something else is pressed move neither the page nor the focus (PUB-112)', async () => {
  const times = keepBack('GET /api/availability');
  const stage = await openWizard(2, { kept: { date: undefined, start: undefined }, answers: times.answers });
  await day(freeDay).click();
  await comeToRest();
  const on = page.getByRole('button', { name: 'Nächster Monat' }).first();
  on.element().scrollIntoView({ block: 'center' });
  await press(on, async () => {
    times.letGo();
    await stage.settled();
  });
  await expect.element(day('2027-06-01')).toBeVisible();
  await expect.element(slots().first()).toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 3, name: 'Uhrzeit' })).not.toHaveFocus();
});

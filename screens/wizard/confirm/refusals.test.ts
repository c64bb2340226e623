import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { refuse, unreachable } from '../../support/stub-server.ts';
import { booked, customer, openWizard, slots, stepHeading, wizardButton } from '../../support/wizard.ts';

const booking = 'POST /api/bookings';
const success = `/booking/success/${booked.booking_id}`;

describe('a refused booking', () => {
  test.for([
    ['Ihre Angaben sind noch da. (HTTP 500)', 'PUB-082, API-032', refuse(500, '')],
    ['Das Angebot ist vorbei.', 'PUB-082, AMB-024', refuse(400, { detail: 'Das Angebot ist vorbei.' })],
    ['Netzwerkfehler. Bitte versuchen Sie es erneut.', 'PUB-082, ERR-004', unreachable],
  ] as const)('shows "%s", logs the error, and keeps the input (%s)', async ([message, , answer]) => {
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const stage = await openWizard(4, { answers: { [booking]: answer } });
    await wizardButton('confirm').click();
    const box = page.getByRole('alert', { name: 'Die Buchung konnte nicht abgeschlossen werden' });
    await expect.element(box).toHaveTextContent(message);
    await expect.element(wizardButton('confirm')).toBeEnabled();
    await expect.element(stepHeading(4)).toBeVisible();
    expect(complaints).toHaveBeenCalledWith(
      expect.stringContaining('The booking could not be completed'),
      expect.anything(),
    );
    stage.answer({ [booking]: booked });
    await wizardButton('confirm').click();
    await expect.poll(() => stage.left).toEqual([success]);
    const [first, second, ...more] = stage.asked(booking);
    expect(more).toEqual([]);
    expect(first?.headers.get('idempotency-key')).toMatch(/^[0-9a-f]{32}$/);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
    expect(second?.body).toEqual(first?.body);
  });

  test.for([
    [409, 'Time slot not available (conflict)'],
    [400, 'Not available: outside the booking window'],
  ] as const)(
    '%s "%s" leads back to step 2, and the rest of the input is kept (PUB-082, ERR-006, AMB-024)',
    async ([status, detail]) => {
      const stage = await openWizard(4, { answers: { [booking]: refuse(status, { detail, code: 'x' }) } });
      await stage.settled();
      const before = stage.asked('GET /api/availability').length;
      await wizardButton('confirm').click();
      await expect.element(stepHeading(2)).toHaveFocus();
      await expect
        .element(page.getByRole('alert'))
        .toHaveTextContent(/^Die ausgewählte Zeit ist nicht verfügbar. Bitte wählen Sie eine andere Zeit.$/);
      await expect.element(slots().filter({ hasText: '09:00' })).toBeVisible();
      await expect.poll(() => stage.asked('GET /api/availability').length - before).toBe(1);
      await expect.element(page.bySelector('input[name=slot]:checked')).not.toBeInTheDocument();
      await expect.element(wizardButton('next')).toBeDisabled();
      await slots().nth(1).click();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      await wizardButton('next').click();
      await expect.element(page.bySelector('input[name=name]')).toHaveValue(customer.name);
      await wizardButton('back').click();
      await expect.element(stepHeading(2)).toBeVisible();
      await wizardButton('back').click();
      await expect.element(stepHeading(1)).toBeVisible();
    },
  );
});

describe('repeated attempts', () => {
  test('a double click makes one booking (W08)', async () => {
    let release = (): void => undefined;
    const held = new Promise<typeof booked>((resolve) => (release = () => resolve(booked)));
    const stage = await openWizard(4, { answers: { [booking]: held } });
    await userEvent.dblClick(wizardButton('confirm'));
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Die Buchung wird abgeschickt' }))
      .toBeInTheDocument();
    (wizardButton('confirm').element() as HTMLButtonElement).click();
    release();
    await expect.poll(() => stage.left).toEqual([success]);
    expect(stage.asked(booking)).toHaveLength(1);
  });

  test('after a change the next attempt is a new booking with a new key (AMB-023)', async () => {
    const stage = await openWizard(4, { answers: { [booking]: refuse(503, '') } });
    await wizardButton('confirm').click();
    await expect.element(page.getByText('HTTP 503')).toBeVisible();
    stage.answer({ [booking]: booked });
    await page.getByRole('button', { name: 'Ihre Daten ändern' }).click();
    await page.bySelector('textarea[name=notes]').fill('Doch mit Hund');
    await wizardButton('next').click();
    await expect.element(page.getByText('HTTP 503')).not.toBeInTheDocument();
    await wizardButton('confirm').click();
    await expect.poll(() => stage.left).toEqual([success]);
    const [first, second] = stage.asked(booking).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).not.toBe(first);
  });
});

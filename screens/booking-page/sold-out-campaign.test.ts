import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { openPage } from '../support/open-page.tsx';
import { campaignAt, unpaid } from './order-pages.ts';

const waiting = page.getByRole('button', { name: 'Benachrichtigen, wenn frei' });
const open = (waiting_list: boolean) => {
  const campaign = campaignAt(unpaid);
  return openPage('campaign', '/aktion/minis', {
    data: { campaign: { ...campaign, state: 'sold_out', counts: { total: 1, sold: 1, free: 0 }, waiting_list } },
  });
};

test('a mini-session day that is sold out can be waited for if the studio has a waiting list (WAIT-10)', async () => {
  await open(true);
  await expect.element(waiting).toBeVisible();
});

test('a studio without a waiting list offers none for it (WAIT-10)', async () => {
  await open(false);
  await expect.element(page.getByText('Wenn ein Termin storniert wird, erscheint er hier wieder.')).toBeVisible();
  await expect.element(waiting).not.toBeInTheDocument();
});

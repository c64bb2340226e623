import { expect, test } from 'vitest';
import type { PublicCampaign } from '#features/campaigns/contract.ts';
import { defaultCalendarSettings } from '#features/hours/domain/settings/calendar-settings.ts';
import { placeholderStudio } from '../facts/placeholder-studio.ts';
import { aboutCampaign } from './about-campaign.ts';
import { aboutStudio } from './about-studio.ts';

const around = {
  site: { ...placeholderStudio, company_name: 'Studio', company_address: 'Weg 1' },
  language: 'de',
  publicUrl: 'https://studio.de',
  url: 'https://studio.de/aktion/minis',
} as const;
const { monday } = defaultCalendarSettings.weekly_schedule;

test('opening hours have no time during a break, and a closed date opens and closes at once (FIND-02)', () => {
  const closedDays = { ...defaultCalendarSettings.weekly_schedule };
  const off = { ...monday, is_working: false };
  const weekly_schedule = {
    ...closedDays,
    tuesday: off,
    wednesday: off,
    thursday: off,
    friday: off,
    saturday: off,
    sunday: off,
    monday: {
      ...monday,
      break_enabled: true,
    },
  };
  const exceptions = [
    { ...off, date: '2030-12-24' },
    { ...monday, date: '2030-12-28', start_time: '10:00', end_time: '14:00' },
  ];
  const day = { '@type': 'OpeningHoursSpecification', dayOfWeek: 'https://schema.org/Monday' };
  const special = (date: string) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
  });
  expect(aboutStudio(around, { weekly_schedule, exceptions })).toMatchObject({
    openingHoursSpecification: [
      { ...day, opens: '09:00', closes: '12:00' },
      { ...day, opens: '13:00', closes: '18:00' },
    ],
    specialOpeningHoursSpecification: [
      { ...special('2030-12-24'), opens: '00:00', closes: '00:00' },
      { ...special('2030-12-28'), opens: '10:00', closes: '14:00' },
    ],
  });
});

test('what is not set is not described, and nothing is rated (FIND-02)', () => {
  const about = JSON.stringify(aboutStudio({ ...around, site: placeholderStudio }, undefined));
  expect(about).not.toMatch(/address|telephone|email|logo|Hours|rating|review/i);
});

const campaign = {
  name_de: 'Minis',
  name_ru: null,
  text_de: null,
  text_ru: null,
  access_codes: false,
  state: 'open',
  start: '2030-12-01T10:00:00+01:00',
  end: '2030-12-01T12:00:00+01:00',
  opens_at: '2030-11-01T10:00:00+01:00',
  counts: {
    total: 2,
    sold: 1,
    free: 1,
  },
  spots: [{ price: 99 }, { price: 79.5 }],
} as unknown as PublicCampaign;

test.each([
  ['open', 'InStock'],
  ['before', 'PreOrder'],
  ['sold_out', 'SoldOut'],
  ['over', 'SoldOut'],
  ['closed', 'SoldOut'],
] as const)('a campaign that is %s is an event with its prices, %s (FIND-02)', (state, availability) => {
  expect(aboutCampaign({ ...campaign, state }, around)).toMatchObject([
    {
      '@type': 'Event',
      name: 'Minis',
      startDate: campaign.start,
      endDate: campaign.end,
      offers: {
        lowPrice: 79.5,
        highPrice: 99,
        offerCount: 1,
        availability: `https://schema.org/${availability}`,
      },
    },
  ]);
});

test('a campaign for holders of access codes is not described (FIND-02)', () => {
  expect(aboutCampaign({ ...campaign, access_codes: true }, around)).toEqual([]);
});

import { expect, test } from 'vitest';
import { type GoLiveStep, goLiveOf, type StudioFacts } from './go-live.ts';

const sample = { company_name: 'FotoBooking', company_address: 'Musterstraße 12, 10115 Berlin' };
const fresh: StudioFacts = {
  company: { ...sample, company_email: '' },
  sample,
  has_service: true,
  has_photographer: true,
  examples: 'services',
  happened: new Set(),
};
const company = {
  company_name: 'Studio Licht',
  company_address: 'Lindenstraße 1',
  company_email: 'hallo@licht.example',
};
const done = (facts: Partial<StudioFacts>, skipped: string[] = []): GoLiveStep[] =>
  goLiveOf({ ...fresh, ...facts }, skipped)
    .filter((step) => step.done)
    .map(({ name }) => name);

test('no step of a new studio is done, despite its examples', () => {
  expect(done({})).toEqual([]);
  expect(goLiveOf(fresh, ['payment', 'nonsense']).filter((step) => step.skipped)).toEqual([
    { name: 'payment', done: false, skipped: true },
  ]);
});

test('the step about examples links to the screen with remaining ones, every other step to its own', () => {
  const leading = (examples: StudioFacts['examples']) =>
    goLiveOf({ ...fresh, examples }, []).flatMap((step) => ('at' in step ? [[step.name, step.at]] : []));
  expect(leading('services')).toEqual([['examples', 'services']]);
  expect(leading('photographers')).toEqual([['examples', 'photographers']]);
  expect(leading(undefined)).toEqual([]);
});

test.each<[string, Partial<StudioFacts>, GoLiveStep[]]>([
  ['a name alone', { company: { ...fresh.company, company_name: 'Studio Licht' } }, []],
  ['the sample address', { company: { ...company, company_address: sample.company_address } }, []],
  ['no address at all', { company: { ...company, company_address: '' } }, []],
  ['no e-mail', { company: { ...company, company_email: '' } }, []],
  ['the sample name', { company: { ...company, company_name: sample.company_name } }, []],
  ['everything about it', { company }, ['company']],
  ['own legal texts', { happened: new Set(['settings.legal']) }, ['legal']],
  ['a service of its own', { happened: new Set(['service.created']) }, ['service']],
  ['a service it has changed', { happened: new Set(['service.changed']) }, ['service']],
  ['a service that is gone', { has_service: false, happened: new Set(['service.changed']) }, []],
  ['a photographer of its own', { happened: new Set(['photographer.created']) }, ['photographer']],
  ['a photographer renamed', { happened: new Set(['photographer.changed']) }, ['photographer']],
  ['nobody left', { has_photographer: false, happened: new Set(['photographer.created']) }, []],
  ['no examples left', { examples: undefined }, ['examples']],
  ['hours looked at', { happened: new Set(['settings.calendar']) }, ['hours']],
  ['a test mail', { happened: new Set(['mail.tested']) }, ['mail']],
  ['a test payment', { happened: new Set(['payments.tested']) }, ['payment']],
  ['a backup', { happened: new Set(['backup.made']) }, ['backup']],
])('with %s', (_, facts, steps) => {
  expect(done(facts)).toEqual(steps);
});

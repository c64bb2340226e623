import { describe, expect, it } from 'vitest';
import { choiceFrom, presetRange, rangePresets, rangeQuery } from './date-range.ts';

describe('the presets (DASH-004..009, AMB-112)', () => {
  it.each([
    ['last7', '2030-03-02', '2030-02-24', '2030-03-02'],
    ['last30', '2030-03-02', '2030-02-01', '2030-03-02'],
    ['thisMonth', '2028-02-10', '2028-02-01', '2028-02-29'],
    ['lastMonth', '2030-01-31', '2029-12-01', '2029-12-31'],
    ['lastMonth', '2030-03-31', '2030-02-01', '2030-02-28'],
    ['thisYear', '2030-06-05', '2030-01-01', '2030-12-31'],
    ['all', '2030-06-05', null, null],
  ] as const)('%s on %s is %s to %s', (preset, today, from, to) => {
    expect(presetRange(preset, today)).toEqual({ from, to });
  });
});

describe('the query parameters of a period (DASH-011, AMB-038)', () => {
  it('go from the start of the first day to the end of the last, in UTC', () => {
    expect(rangeQuery({ from: '2030-06-01', to: '2030-06-05' })).toEqual({
      date_from: '2030-06-01T00:00:00.000Z',
      date_to: '2030-06-05T23:59:59.999Z',
    });
  });
  it('are empty for all time', () => expect(rangeQuery({ from: null, to: null })).toEqual({}));
});

describe('the selection in the URL (DASH-010)', () => {
  const today = '2030-06-05';
  it.each(rangePresets)('%s', (preset) => {
    expect(choiceFrom(new URLSearchParams({ range: preset }), today)).toEqual({
      preset,
      range: presetRange(preset, today),
    });
  });
  it.each([
    ['from=2030-06-01&to=2030-06-05', 'custom', '2030-06-01', '2030-06-05'],
    ['from=2030-06-01', 'custom', '2030-06-01', null],
    ['from=2030-06-05&to=2030-06-01', 'all', null, null],
    ['from=2030-02-30', 'all', null, null],
    ['range=nothing', 'all', null, null],
    ['', 'all', null, null],
  ])('%s is %s', (query, preset, from, to) => {
    expect(choiceFrom(new URLSearchParams(query), today)).toEqual({ preset, range: { from, to } });
  });
});

import { describe, expect, it } from 'vitest';
import { byPlace } from './service-order.ts';

describe('the order of services', () => {
  it('is by sort_order, then system services, then name (AMB-015)', () => {
    const place = (name: string, sort_order: number | null, is_system_service = false) => ({
      name,
      sort_order,
      is_system_service,
    });
    const services = [
      place('c', null),
      place('b', 1),
      place('x', null, true),
      place('a', 1),
      place('z', 1, true),
      place('d', 0),
    ];
    expect(services.sort(byPlace).map((service) => service.name)).toEqual(['d', 'z', 'a', 'b', 'x', 'c']);
  });

  it.each([
    ['a lower number', { sort_order: 0 }, { sort_order: 1 }],
    ['a number before none', { sort_order: 9 }, { sort_order: null }],
    ['a system service', { is_system_service: true, name: 'z' }, { name: 'a' }],
    ['an earlier name', { name: 'a' }, { name: 'b' }],
  ])('places %s first, in either order of arguments (AMB-015)', (_, one, other) => {
    const same = { name: 'm', sort_order: 1, is_system_service: false };
    expect(byPlace({ ...same, ...one }, { ...same, ...other })).toBeLessThan(0);
    expect(byPlace({ ...same, ...other }, { ...same, ...one })).toBeGreaterThan(0);
    expect(byPlace({ ...same, ...one }, { ...same, ...one })).toBe(0);
  });
});

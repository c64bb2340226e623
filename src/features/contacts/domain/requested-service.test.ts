import { describe, expect, it } from 'vitest';
import { conversionOf, requestedService } from './requested-service.ts';

const known = [
  ['Portrait', 'Porträt', 'Портрет'],
  ['Hochzeit', null, 'Свадьба'],
];

describe('the service a contact asked for (AMB-072)', () => {
  it.each<[object | null, string | undefined]>([
    [null, undefined],
    [{}, undefined],
    [{ service: 'Hochzeit' }, 'Hochzeit'],
    [{ ' Leistung ': ' Babybauch ' }, 'Babybauch'],
    [{ INTERESSE: 'Familie' }, 'Familie'],
    [{ utm_campaign: 'spring' }, undefined],
    [{ utm_campaign: 'hochzeit' }, 'hochzeit'],
    [{ 'question_Was wünschen Sie?': 'ПОРТРЕТ', question_2: 'abends' }, 'ПОРТРЕТ'],
    [{ question_1: 'Hochzeit', service: 'Porträt' }, 'Porträt'],
    [{ service: '', question_1: 'Hochzeit' }, 'Hochzeit'],
    [{ 'Welches Shooting?': 'Hochzeit' }, 'Hochzeit'],
    [{ service: 7 }, undefined],
    [{ notes: 'Hochzeit', question_1: 'abends' }, undefined],
  ])('%j: %s', (row, wanted) => {
    expect(requestedService(row as Record<string, unknown> | null, known)).toBe(wanted);
  });

  it('is compared with every name of the booked service', () => {
    expect(conversionOf(undefined, ['Portrait'])).toBe('same_service');
    expect(conversionOf('porträt', ['Portrait', 'Porträt', null])).toBe('same_service');
    expect(conversionOf('Hochzeit', ['Portrait', 'Porträt', null])).toBe('different_service');
  });
});

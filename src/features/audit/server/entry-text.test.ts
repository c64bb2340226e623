import { describe, expect, it } from 'vitest';
import { de } from '../texts/actions-de.ts';
import { actionText, actorText, detailText } from '../texts/entry-text.ts';

describe('the words of the audit log (TEAM-03)', () => {
  it.each(Object.keys(de))('%s has words in both languages', (action) => {
    const [german, russian] = (['de', 'ru'] as const).map((language) => actionText({ action, details: {} }, language));
    expect(german).not.toBe(action);
    expect(russian).not.toBe(action);
    expect(german).not.toBe(russian);
  });

  it('name the group of settings, and have none for events of a booking', () => {
    const what = (details: object) => actionText({ action: 'settings.changed', details: { ...details } }, 'de');
    expect(what({ settings: 'company' })).toBe('Einstellungen geändert: Firma');
    expect(what({ settings: 'space' })).toBe('Einstellungen geändert: space');
    expect(what({})).toBe('Einstellungen geändert');
    for (const action of ['booking.created', 'robot.built', 'toString']) {
      expect(actionText({ action, details: {} }, 'ru')).toBeUndefined();
    }
  });

  it.each([
    ['customer', null, 'Kunde', 'Клиент'],
    ['system', null, 'Automatisch', 'Автоматически'],
    ['5e7c', 'Jana Lehmann', 'Jana Lehmann', 'Jana Lehmann'],
    ['5e7c', null, 'Gelöschtes Konto', 'Удалённый аккаунт'],
  ])('say who acted: %s, %s', (actor, actor_name, german, russian) => {
    expect([actorText({ actor, actor_name }, 'de'), actorText({ actor, actor_name }, 'ru')]).toEqual([german, russian]);
  });

  it.each([
    [{ name: 'Buchhaltung', api_key_id: '1' }, 'Buchhaltung'],
    [{ host: 'example.de', reason: 'zu langsam' }, 'example.de · zu langsam'],
    [{ service_id: '1', name: 7 }, undefined],
    [{}, undefined],
  ])('show of %j: %s', (details, expected) => {
    expect(detailText({ details })).toBe(expected);
  });
});

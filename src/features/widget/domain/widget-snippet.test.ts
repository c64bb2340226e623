import { describe, expect, test } from 'vitest';
import { widgetSettingsFrom } from './widget-settings.ts';
import { widgetSnippet } from './widget-snippet.ts';

describe('the tag of the widget', () => {
  test.each([
    [{ mode: 'inline' }, '<script src="https://s.de/widget.js" data-mode="inline" async></script>'],
    [
      { mode: 'button', language: 'ru', service: 'a1' },
      '<script src="https://s.de/widget.js" data-mode="button" data-language="ru" data-service="a1" async></script>',
    ],
  ] as const)('%j', (choice, tag) => expect(widgetSnippet('https://s.de', choice)).toBe(tag));

  test.each([
    [undefined, []],
    [null, []],
    [{ origins: 'https://a.de' }, []],
    [{ origins: ['https://a.de', 'https://a.de/x', "https://b.de 'self'", 7, '*'] }, ['https://a.de']],
  ])('the stored value %j allows %j', (stored, origins) => expect(widgetSettingsFrom(stored)).toEqual({ origins }));
});

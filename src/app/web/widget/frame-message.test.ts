import { describe, expect, test } from 'vitest';
import { messageFrom } from './frame-message.ts';

const frame = {};
const studio = 'https://termine.studio.de';
const received = (message: unknown) =>
  messageFrom({ source: frame, origin: studio, data: { fotobooking: message } }, frame, studio);

describe('messages that the widget accepts', () => {
  test.each([
    [{ hello: true }, { hello: true }],
    [{ close: true }, { close: true }],
    [{ height: 1313 }, { height: 1313 }],
    [
      { reveal: { top: 10, bottom: 90, block: 'start', smooth: true } },
      { reveal: { top: 10, bottom: 90, block: 'start', smooth: true } },
    ],
    [{ reveal: { top: 0, bottom: 0 } }, { reveal: { top: 0, bottom: 0, block: 'nearest', smooth: false } }],
  ])('%j from its own frame is accepted', (message, understood) => expect(received(message)).toEqual(understood));

  test.each([
    undefined,
    null,
    {},
    'hello',
    { hello: 'true' },
    { height: '100%' },
    { height: Number.NaN },
    { height: Infinity },
    { height: 1e9 },
    { reveal: null },
    { reveal: { top: 0 } },
    { reveal: { top: 0, bottom: 1e9 } },
  ])('%j is ignored', (message) => expect(received(message)).toBeUndefined());

  test.each([null, undefined, 'fotobooking', 7])('%j is not a message of the wizard', (data) =>
    expect(messageFrom({ source: frame, origin: studio, data }, frame, studio)).toBeUndefined(),
  );

  test('messages from another frame, another origin, or a removed frame are ignored', () => {
    const data = { fotobooking: { height: 900 } };
    expect(messageFrom({ source: {}, origin: studio, data }, frame, studio)).toBeUndefined();
    for (const origin of ['https://evil.example', 'https://termine.studio.de.evil.example', 'null', ''])
      expect(messageFrom({ source: frame, origin, data }, frame, studio)).toBeUndefined();
    expect(messageFrom({ source: null, origin: studio, data }, null, studio)).toBeUndefined();
  });
});

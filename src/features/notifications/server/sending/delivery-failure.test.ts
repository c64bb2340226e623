import { describe, expect, it } from 'vitest';
import { deliveryFailure } from './delivery-failure.ts';

const failure = (fields: object, message = 'Message failed') =>
  deliveryFailure(Object.assign(new Error(message), fields));

describe('the failure of a mail', () => {
  it.each([
    ['EENVELOPE', 500, true],
    ['EENVELOPE', 550, true],
    ['EMESSAGE', 554, true],
    ['EENVELOPE', 499, false],
    ['EENVELOPE', undefined, false],
    ['EAUTH', 535, false],
    ['EPROTOCOL', 554, false],
  ])('with %s %s is permanent: %s', (code, responseCode, permanent) => {
    expect(failure({ code, responseCode }).permanent).toBe(permanent);
  });

  it.each([
    ['MAIL FROM', 530, false],
    ['MAIL FROM', 550, false],
    ['MAIL FROM', 552, true],
    ['RCPT TO', 550, true],
    ['RCPT TO', 530, false],
    ['DATA', 535, false],
  ])('with %s refused by %s is permanent: %s', (command, responseCode, permanent) => {
    expect(failure({ code: 'EENVELOPE', command, responseCode }).permanent).toBe(permanent);
  });

  it('is reported with the server’s response, or with the error if there is none', () => {
    expect(failure({ response: '550 no such\nuser' }).response).toBe('550 no such user');
    expect(failure({ response: '' }).response).toBe('Message failed');
    expect(failure({}, 'x'.repeat(600)).response).toBe('x'.repeat(500));
    expect(deliveryFailure('gone').response).toBe('gone');
  });

  it('is logged with codes only', () => {
    expect(failure({ code: 'EENVELOPE', responseCode: 550, response: '550 erika@example.com' }).facts).toEqual({
      code: 'EENVELOPE',
      response_code: 550,
    });
    expect(Object.entries(failure({ code: 7, responseCode: '550' }).facts)).toEqual([['code', 'Error']]);
  });
});

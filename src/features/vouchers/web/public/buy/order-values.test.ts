import { describe, expect, it } from 'vitest';
import { nothingOrdered, orderOf, problemsOf } from './order-values.ts';

const shop = { least: 25, most: 500, proposed: [50], address_above: 250, today: '2030-06-03' };
const values = { ...nothingOrdered, amount: '50', buyer_name: 'Vera', buyer_email: 'vera@example.de' };
const wrong = (changes: object) => [...problemsOf({ ...values, ...changes }, shop)];

describe('what is wrong with an order of a voucher (VOU-08)', () => {
  it.each([
    [{}, []],
    [{ amount: '' }, [['amount', 'amount']]],
    [{ amount: '24,99' }, [['amount', 'amount']]],
    [{ amount: '500,01' }, [['amount', 'amount']]],
    [{ amount: '1.00.0' }, [['amount', 'amount']]],
    [{ amount: '25,00 €' }, []],
    [{ buyer_name: ' ' }, [['buyer_name', 'required']]],
    [{ buyer_email: 'vera@' }, [['buyer_email', 'email']]],
    [{ to: 'recipient' }, [['recipient_email', 'email']]],
    [{ to: 'recipient', recipient_email: ' jana@example.de ' }, []],
    [{ when: 'on' }, [['on', 'day']]],
    [{ when: 'on', on: '2030-06-02' }, [['on', 'day']]],
    [{ when: 'on', on: '2030-06-03' }, []],
    [{ when: 'on', on: '2033-12-31' }, []],
    [{ when: 'on', on: '2034-01-01' }, [['on', 'day']]],
    [{ amount: '250' }, []],
    [
      { amount: '250,01', country: 'D' },
      [
        ['street', 'required'],
        ['postal_code', 'required'],
        ['city', 'required'],
        ['country', 'country'],
      ],
    ],
  ])('%j: %j', (changes, expected) => {
    expect(wrong(changes)).toEqual(expected);
  });

  it('asks for no address where the sale has no document', () => {
    expect([...problemsOf({ ...values, amount: '500' }, { ...shop, address_above: null })]).toEqual([]);
  });

  it('sends only what is chosen', () => {
    const typed = { ...values, recipient_email: 'jana@example.de', on: '2030-12-24', street: 'Weg 1' };
    expect(orderOf(typed, shop, 'de')).toMatchObject({
      amount: 50,
      recipient_email: null,
      on: null,
      buyer_address: null,
    });
    expect(orderOf({ ...typed, to: 'recipient', when: 'on', amount: '300,5' }, shop, 'ru')).toMatchObject({
      amount: 300.5,
      recipient_email: 'jana@example.de',
      on: '2030-12-24',
      language: 'ru',
      buyer_address: { street: 'Weg 1', country: 'DE' },
    });
  });
});

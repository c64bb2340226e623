import type { TestStudio } from './test-studio.ts';

/**
 * Switches on what a studio may add to the specified product, as far as customers without it can still book. Returns
 * what gives a service everything that a service may have.
 */
export const useEveryAddition = async (studio: TestStudio): Promise<(service: string) => Promise<void>> => {
  const done = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await studio.adminCall(method, `/api/admin/${path}`, body);
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await done('PUT', 'company/settings', { vat_regime: 'small_business' });
  await done('PUT', 'calendar/settings', {
    minimum_notice: { kind: 'hours', hours: 2 },
    move_rules: { kind: 'by_link', until_hours: 48, free_moves: 1, fee: 20, most_days_later: 60 },
    waiting_list_hours: 12,
    any_photographer: true,
  });
  await done('PUT', 'payments/settings', {
    refund_rule_enabled: true,
    rest_online_enabled: true,
    vouchers_online_enabled: true,
    full_payment_after_missed: 1,
    no_show_fee_percent: 50,
    transfer_enabled: true,
    transfer_account_holder: 'Studio Licht',
    transfer_iban: 'DE89370400440532013000',
  });
  await done('PUT', 'email-settings', {
    smtp: { host: 'mail.example.com', from_email: 'studio@example.com' },
    confirmation: { required: true },
  });
  return async (service) => {
    const room = (await done('POST', 'resources', { kind: 'room', name_de: `Raum ${service}` })).id;
    await done('PUT', `services/${service}`, {
      withdrawal_right: 'express_request',
      minutes_before: 15,
      minutes_after: 15,
      daily_limit: 9,
      minimum_notice: { kind: 'hours', hours: 1 },
      needs: [{ resource_ids: [room] }],
      options: [
        { name_de: 'Abzug', price: 5, max_count: 3 },
        { name_de: 'Make-up', price: 30, extra_minutes: 15, required: true },
      ],
      people: { included: 2, max: 4, price_each: 10, minutes_each: 5 },
      as_second_session: true,
    });
  };
};

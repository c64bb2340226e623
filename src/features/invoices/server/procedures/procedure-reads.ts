import { sql } from 'kysely';
import { adminNames, apiKeysOf, peopleOf } from '#features/auth/server/api.ts';
import { takesOnline, takesPayments, takesTransfers } from '#features/payments/domain/payment-settings.ts';
import { siteMethods } from '#features/payments/domain/site-method.ts';
import { readPaymentSettings } from '#features/payments/server/api.ts';
import { serviceName } from '#features/services/domain/service-words.ts';
import { knownServices } from '#features/services/server/api.ts';
import { companyFrom } from '#features/settings/domain/company.ts';
import { readCompany } from '#features/settings/server/api.ts';
import type { Context } from '#shared/server/context.ts';
import type { Database } from '#shared/server/database/database.ts';
import type { FactsFromElsewhere, ProcedureFacts } from '../../domain/procedure-facts.ts';
import { selectSeries } from '../numbers/series-store.ts';
import { readInvoiceSettings } from '../settings.ts';
import { selectMonths } from '../tax/month-store.ts';
import { readTaxSettings } from '../tax/tax-settings.ts';
import { methodsOfMoney } from './money-reads.ts';

/** Reads what the documentation of procedures states. */
export const readProcedureFacts = async (
  { db, now, publicUrl }: Pick<Context, 'db' | 'now' | 'publicUrl'>,
  elsewhere: FactsFromElsewhere,
): Promise<ProcedureFacts> => {
  const [company, invoices, payments, tax, services, months, names] = await Promise.all([
    readCompany(db),
    readInvoiceSettings(db),
    readPaymentSettings(db),
    readTaxSettings(db),
    knownServices(db),
    selectMonths(db),
    adminNames(db),
  ]);
  const [series, methods, people, api_keys, database] = await Promise.all([
    selectSeries(db),
    methodsOfMoney(db),
    peopleOf(db),
    apiKeysOf(db),
    databaseFacts(db),
  ]);
  const asks = payments.enable_prepayment && takesPayments(payments);
  return {
    ...elsewhere,
    made_at: now(),
    studio: studioOf(company),
    vat_regime: company.vat_regime,
    invoices,
    series,
    payments: {
      online: takesOnline(payments),
      transfer: takesTransfers(payments),
      on_site: siteMethods.filter((method) => methods.includes(method)),
      prepayment: asks ? (payments.full_payment_required ? 100 : payments.prepayment_percentage) : undefined,
    },
    tax,
    services: services.map((service) => ({ id: service.id, name: serviceName(service, 'de') })),
    closed_months: months.flatMap(({ month, closed_at, closed_by }) =>
      closed_at === null || closed_by === null
        ? []
        : [{ month, closed_at, closed_by: names.get(closed_by) ?? closed_by }],
    ),
    people,
    api_keys,
    database,
    public_url: company.company_website || publicUrl,
  };
};

/** What the studio has entered: the name and the address that it starts with are nobody's. */
const studioOf = (company: Awaited<ReturnType<typeof readCompany>>): ProcedureFacts['studio'] => {
  const first = companyFrom({});
  const own = (name: 'company_name' | 'company_address'): string | undefined =>
    company[name] === first[name] ? undefined : company[name] || undefined;
  return {
    name: own('company_name'),
    address: own('company_address'),
    email: company.company_email || undefined,
    phone: company.company_phone || undefined,
    website: company.company_website || undefined,
  };
};

const databaseFacts = async (db: Database): Promise<ProcedureFacts['database']> => {
  const { rows } = await sql<ProcedureFacts['database']>`
    SELECT current_database() AS name, split_part(current_setting('server_version'), ' ', 1) AS server_version`.execute(
    db,
  );
  return rows[0] ?? { name: '', server_version: '' };
};

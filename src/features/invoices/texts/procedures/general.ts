import type { ProcedureFacts } from '../../domain/procedure-facts.ts';
import { type Block, gap, type Section, valueOrGap } from './section.ts';

const regimes = {
  unset: gap('Regelbesteuerung oder Kleinunternehmer (§ 19 UStG)'),
  included: 'Regelbesteuerung; die Preise enthalten die Umsatzsteuer',
  small_business: 'Kleinunternehmer nach § 19 UStG; es wird keine Umsatzsteuer ausgewiesen',
} as const;

/** What the studio is and what the program does for it. */
export const generalSection = (facts: ProcedureFacts): Section => {
  const { studio, invoices, vat_regime } = facts;
  const { street, postal_code, city, tax_number, vat_id } = invoices;
  const seat = street && city ? `${street}, ${postal_code} ${city}` : studio.address;
  return {
    title: '1 Allgemeine Beschreibung',
    blocks: [
      ['Unternehmen', valueOrGap(studio.name, 'Name des Unternehmens und Rechtsform')],
      ['Anschrift', valueOrGap(seat, 'Anschrift des Unternehmens')],
      ['E‑Mail', valueOrGap(studio.email, 'E‑Mail-Adresse')],
      ['Telefon', valueOrGap(studio.phone, 'Telefonnummer')],
      ['Website', valueOrGap(studio.website || facts.public_url, 'Website')],
      ['Steuernummer', valueOrGap(tax_number || (vat_id && 'keine eingetragen'), 'Steuernummer oder USt-IdNr.')],
      ...(vat_id ? [['USt-IdNr.', vat_id] as const] : []),
      ['Umsatzsteuer', regimes[vat_regime]],
      gap('Gegenstand und Organisation des Unternehmens, verantwortliche Person für diese Dokumentation'),
      gap('Name und Anschrift der Steuerberatung'),
      'Kunden buchen Fototermine auf der Buchungsseite, oder das Studio trägt sie ein. FotoBooking führt die Termine, nimmt Zahlungen entgegen oder hält sie fest, stellt Belege aus und stellt die Daten eines Monats für die Finanzbuchhaltung bereit. Die Finanzbuchhaltung selbst, die Kasse und die Lohnabrechnung gehören nicht dazu.',
      gap('Weitere Systeme: Finanzbuchhaltung, Kasse, Kartenterminal, Bank'),
      ...servicesOf(facts),
    ],
  };
};

const servicesOf = ({ services, invoices, vat_regime }: ProcedureFacts): Block[] => {
  if (services.length === 0) return [gap('Services: Es sind noch keine angelegt')];
  if (vat_regime !== 'included') return [['Services', services.map(({ name }) => name).join('; ')]];
  const rated = services.map(({ id, name }) => `${name} (${invoices.rates[id] ?? invoices.usual_rate} % USt)`);
  return [['Services', rated.join('; ')]];
};

import type { ProcedureFacts } from '../../domain/procedure-facts.ts';
import { controlSection } from './control.ts';
import { generalSection } from './general.ts';
import { operationSection } from './operation.ts';
import type { Section } from './section.ts';
import { technicalSection } from './technical.ts';
import { userSection } from './user.ts';

/**
 * The words of the documentation of procedures. They are German in every studio: the document is for tax authorities
 * and tax advisers in Germany.
 */
export const procedureTexts = {
  title: 'Verfahrensdokumentation',
  subtitle: 'nach den Grundsätzen ordnungsmäßiger Buchführung (GoBD)',
  made: (when: string) => `Stand: ${when} Uhr`,
  version: (program: string, sum: string) => `Fassung: FotoBooking ${program}, Kennung der Angaben ${sum}`,
  basis:
    'Dieses Dokument wurde aus den Einstellungen des Studios erstellt. Es ist eine Grundlage, die Sie mit Ihrer Steuerberatung prüfen und ergänzen müssen, und keine Rechts- oder Steuerberatung.',
  gaps: (count: number) => `Was das Programm nicht wissen kann, ist markiert: ${count} Stellen sind zu ergänzen.`,
  gap: (what: string) => `[Bitte ergänzen: ${what}]`,
  page: (page: number, pages: number) => `Seite ${page} von ${pages}`,
} as const;

/** The sections, in order. */
export const procedureSections = (facts: ProcedureFacts): Section[] => [
  generalSection(facts),
  userSection(facts),
  technicalSection(facts),
  operationSection(facts),
  controlSection(facts),
];

import type { CompanySettings } from '#features/settings/domain/company.ts';

/** What a studio sets up before its first customer books, in a sensible order. */
export const goLiveSteps = [
  'company',
  'legal',
  'service',
  'photographer',
  'examples',
  'hours',
  'mail',
  'payment',
  'backup',
] as const;
export type GoLiveStep = (typeof goLiveSteps)[number];

export interface StudioFacts {
  readonly company: Pick<CompanySettings, 'company_name' | 'company_address' | 'company_email'>;
  /** The default name and address of a new studio. */
  readonly sample: Pick<CompanySettings, 'company_name' | 'company_address'>;
  readonly has_service: boolean;
  readonly has_photographer: boolean;
  /** Where example services or photographers of a new studio are still listed. */
  readonly examples: 'services' | 'photographers' | undefined;
  /** Names of the administrators' actions: 'service.changed', 'mail.tested', 'settings.legal' … */
  readonly happened: ReadonlySet<string>;
}

const doneWhen: Readonly<Record<GoLiveStep, (facts: StudioFacts) => boolean>> = {
  company: ({ company, sample }) =>
    company.company_name !== sample.company_name &&
    company.company_email !== '' &&
    company.company_address !== '' &&
    company.company_address !== sample.company_address,
  legal: ({ happened }) => happened.has('settings.legal'),
  // Installed services are examples: an administrator must have created or changed one.
  service: ({ has_service, happened }) =>
    has_service && (happened.has('service.created') || happened.has('service.changed')),
  photographer: ({ has_photographer, happened }) =>
    has_photographer && (happened.has('photographer.created') || happened.has('photographer.changed')),
  examples: ({ examples }) => examples === undefined,
  hours: ({ happened }) => happened.has('settings.calendar'),
  mail: ({ happened }) => happened.has('mail.tested'),
  payment: ({ happened }) => happened.has('payments.tested'),
  backup: ({ happened }) => happened.has('backup.made'),
};

/** Determines which steps are done, from the state of the studio and recorded actions instead of manual ticks. */
export const goLiveOf = (
  facts: StudioFacts,
  skipped: readonly string[],
): {
  readonly name: GoLiveStep;
  readonly done: boolean;
  readonly skipped: boolean;
  readonly at?: 'services' | 'photographers';
}[] =>
  goLiveSteps.map((name) => ({
    name,
    done: doneWhen[name](facts),
    skipped: skipped.includes(name),
    ...(name === 'examples' && facts.examples ? { at: facts.examples } : {}),
  }));

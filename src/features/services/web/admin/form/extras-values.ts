import type { AdminService, ServiceChanges } from '../../../contract.ts';

/** An option as it is edited; numbers are text, an amount is undefined while it cannot be parsed. */
export interface OptionDraft {
  /** For the list on the screen only. */
  readonly key: string;
  readonly id: string | undefined;
  readonly name_de: string;
  readonly name_ru: string;
  readonly price: number | undefined;
  readonly extra_minutes: string;
  readonly max_count: string;
  readonly required: boolean;
  readonly active: boolean;
  /** As the needs of a service. */
  readonly needs: readonly (readonly string[])[];
}

export interface PeopleDraft {
  readonly included: string;
  readonly max: string;
  readonly price_each: number | undefined;
  readonly minutes_each: string;
}

export interface ExtrasValues {
  readonly options: readonly OptionDraft[];
  /** null: the service does not ask for the number of people. */
  readonly people: PeopleDraft | null;
  readonly as_second_session: boolean;
}

let added = 0;

export const newOption = (): OptionDraft => ({
  key: `new ${++added}`,
  id: undefined,
  name_de: '',
  name_ru: '',
  price: 0,
  extra_minutes: '0',
  max_count: '1',
  required: false,
  active: true,
  needs: [],
});

export const newPeople: PeopleDraft = { included: '2', max: '6', price_each: 0, minutes_each: '0' };

export const extrasValuesOf = (service: AdminService | undefined): ExtrasValues => ({
  options: (service?.options ?? []).map((option) => ({
    key: option.id,
    id: option.id,
    name_de: option.name_de,
    name_ru: option.name_ru ?? '',
    price: option.price,
    extra_minutes: String(option.extra_minutes),
    max_count: String(option.max_count),
    required: option.required,
    active: option.active,
    needs: option.needs.map(({ resource_ids }) => resource_ids),
  })),
  people: service?.people
    ? {
        included: String(service.people.included),
        max: String(service.people.max),
        price_each: service.people.price_each,
        minutes_each: String(service.people.minutes_each),
      }
    : null,
  as_second_session: service?.as_second_session ?? false,
});

/** Returns the changes of the extras; no field for unchanged ones. */
export const extrasIn = (
  values: ExtrasValues,
  before: AdminService | undefined,
): Pick<ServiceChanges, 'options' | 'people' | 'as_second_session'> => {
  const stored = extrasValuesOf(before);
  const isSame = (name: keyof ExtrasValues): boolean => JSON.stringify(values[name]) === JSON.stringify(stored[name]);
  return {
    ...(isSame('options') ? {} : { options: values.options.map(sentOption) }),
    ...(isSame('as_second_session') ? {} : { as_second_session: values.as_second_session }),
    ...(isSame('people') ? {} : { people: values.people && sentPeople(values.people) }),
  };
};

const sentOption = (option: OptionDraft) => ({
  id: option.id,
  name_de: option.name_de,
  name_ru: option.name_ru || null,
  price: option.price ?? 0,
  extra_minutes: Number(option.extra_minutes),
  max_count: Number(option.max_count),
  required: option.required,
  active: option.active,
  needs: option.needs.filter((need) => need.length > 0).map((need) => ({ resource_ids: [...need] })),
});

const sentPeople = ({ included, max, price_each = 0, minutes_each }: PeopleDraft) => ({
  included: Number(included),
  max: Number(max),
  price_each,
  minutes_each: Number(minutes_each),
});

/** The fields that determine the position of a service. */
export interface Placed {
  readonly sort_order: number | null;
  readonly is_system_service: boolean;
  readonly name: string;
}

/** Compares two services: by sort_order, those without one last; then system services first, then by name. */
export const byPlace = (a: Placed, b: Placed): number =>
  (a.sort_order ?? Number.POSITIVE_INFINITY) - (b.sort_order ?? Number.POSITIVE_INFINITY) ||
  Number(b.is_system_service) - Number(a.is_system_service) ||
  (a.name < b.name ? -1 : Number(a.name > b.name));

/** Whether a photographer offers a service: those assigned to it do, or all if none are. */
export const offersService = (
  service: { readonly assigned_photographers: readonly string[] },
  photographerId: string,
): boolean => service.assigned_photographers.length === 0 || service.assigned_photographers.includes(photographerId);

/** Where a form is. A page is left when its path changes, a dialog or panel also when the query changes. */
export type FormPlace = 'page' | 'dialog' | 'panel';

interface OpenForm {
  readonly place: FormPlace;
  readonly isUnsaved: () => boolean;
}

const open = new Set<OpenForm>();

/** Registers a mounted form. Returns a function that removes it. */
export const addForm = (form: OpenForm): (() => void) => {
  open.add(form);
  return () => open.delete(form);
};

/** Whether any form at these places contains unsaved changes. */
export const hasUnsaved = (places: readonly FormPlace[] = ['page', 'dialog', 'panel']): boolean =>
  [...open].some((form) => places.includes(form.place) && form.isUnsaved());

/** Where a form stands. A page is left with its address, a dialog or panel also by another query of the same address. */
export type FormPlace = 'page' | 'dialog' | 'panel';

interface OpenForm {
  readonly place: FormPlace;
  readonly isUnsaved: () => boolean;
}

const open = new Set<OpenForm>();

/** Adds a form that is on the screen. Returns what takes it away again. */
export const addForm = (form: OpenForm): (() => void) => {
  open.add(form);
  return () => open.delete(form);
};

/** Whether anything typed on the screen would be lost. */
export const hasUnsaved = (places: readonly FormPlace[] = ['page', 'dialog', 'panel']): boolean =>
  [...open].some((form) => places.includes(form.place) && form.isUnsaved());

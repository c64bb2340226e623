/** The id of the form of step 3, for the button that stands outside of it. */
export const detailsForm = 'details';

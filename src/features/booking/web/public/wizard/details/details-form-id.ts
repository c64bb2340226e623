/** ID of the form of step 3, for the submit button outside of it. */
export const detailsForm = 'details';

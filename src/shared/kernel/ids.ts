const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text can be the id of anything of ours; what is not names nothing. */
export const isId = (text: string): boolean => uuid.test(text);

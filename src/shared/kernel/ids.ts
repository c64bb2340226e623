const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Whether a text has the form of an id. All ids are UUIDs, so any other text matches nothing. */
export const isId = (text: string): boolean => uuid.test(text);

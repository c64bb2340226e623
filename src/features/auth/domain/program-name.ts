/** The name that represents an API key where otherwise an administrator's name is shown. */
export const programName = (keyName: string): string => `${keyName} (API)`;

/** What stands for a program with an API key where otherwise an administrator's name does. */
export const programName = (keyName: string): string => `${keyName} (API)`;

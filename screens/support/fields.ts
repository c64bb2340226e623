import { expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { type Refusal, refuse } from './stub-server.ts';

/** A problem that the server finds in a field of a request. */
export const refuseField = (field: string, type: string): Refusal =>
  refuse(422, { detail: [{ loc: ['body', ...field.split('.')], msg: type, type }], code: 'validation' });

/** Waits until a field shows an error, is focused and still has what was typed. */
export const isRefused = async (field: Locator, message: string, typed: string): Promise<void> => {
  await expect.element(field).toHaveFocus();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
  await expect.element(field).toHaveValue(typed);
  expect(page.getByText(message).elements()).toHaveLength(1);
};

/** Fills a field with more than it may hold, past its maximum length, and returns the text. */
export const overfill = async (field: Locator, part: string): Promise<string> => {
  const text = part.repeat(Math.floor(10_000 / part.length));
  await expect.element(field).toBeVisible();
  field.element().removeAttribute('maxlength');
  await field.fill(text);
  return text;
};

/** Whether the browser itself would ask before the page is closed. */
export const asksBeforeUnload = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

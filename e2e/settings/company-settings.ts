import { type Studio } from '../support/studio.ts';

const image = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

export const logo = { name: 'logo.png', mimeType: 'image/png', buffer: image };

export const fresh = async (studio: Studio): Promise<void> => {
  await studio.sql(`DELETE FROM setting WHERE name = 'company'`);
};

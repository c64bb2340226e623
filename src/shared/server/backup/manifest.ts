import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { BackupRefusal } from './backup-refusal.ts';
import { keptFiles } from './kept-files.ts';

/** One file inside a backup, with its size and checksum. */
const partSchema = z.object({
  path: z.string().regex(/^(?:tables|files)\/[\w.%-]+$/),
  bytes: z.number(),
  sha256: z.string(),
});

/**
 * The contents of a backup: its first file, `manifest.json`. Tables are listed in an order in which they can be loaded.
 */
const manifestSchema = z.object({
  format: z.literal('fotobooking-backup'),
  format_version: z.literal(1),
  created_at: z.iso.datetime(),
  product_version: z.string(),
  postgres_version: z.string(),
  /** The applied migrations, in order. */
  migrations: z.array(z.string()).min(1),
  tables: z.array(partSchema.extend({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  sequences: z.array(z.object({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
  files: z.array(partSchema.extend({ name: z.enum(keptFiles) })),
});

export type Part = z.infer<typeof partSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestName = 'manifest.json';

/** Size and checksum of the file at `path` under `directory`. */
export const measurePart = async (directory: string, path: string): Promise<Part> => {
  const hash = createHash('sha256');
  const file = join(directory, path);
  await pipeline(createReadStream(file), hash);
  return { path, bytes: (await stat(file)).size, sha256: hash.digest('hex') };
};

/**
 * Reads the manifest of an unpacked backup and verifies every file it names, so that a damaged backup changes nothing.
 */
export const readVerifiedManifest = async (directory: string, file: string): Promise<Manifest> => {
  const text = await readFile(join(directory, manifestName), 'utf8').catch(() => '');
  const parsed = z.preprocess(parseJson, manifestSchema).safeParse(text);
  if (!parsed.success) throw new BackupRefusal(`${file} is not a backup that this version of FotoBooking can read.`);
  const { tables, files } = parsed.data;
  for (const part of [...tables, ...files]) {
    const found = await measurePart(directory, part.path).catch(() => undefined);
    if (found?.sha256 === part.sha256 && found.bytes === part.bytes) continue;
    throw new BackupRefusal(`${file} is damaged: ${part.path} is not what was written. Nothing was changed.`);
  }
  return parsed.data;
};

const parseJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
};

import { z } from 'zod';
import { defineContract } from '#shared/contract/endpoint.ts';
import { byId, line, readCheckValue, success } from '#shared/contract/fields.ts';
import { languages } from '#shared/kernel/language.ts';
import { mostAltLetters } from './domain/picture-address.ts';
import { ownerKinds } from './domain/picture-owner.ts';
import { pictureProblems } from './domain/picture-problem.ts';
import { mostBytes } from './domain/picture-sizes.ts';

/** A picture as pages show it. Its files are `/pictures/{name}-{width}.avif` and `.webp`, for each of the widths. */
export const publicPicture = z.object({
  name: z.string(),
  /** The size of the widest file, in pixels. */
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** The colour that covers most of it, '#rrggbb'. */
  color: z.string(),
  /** What stays visible when a page cuts it: per cent from the left and from the top. */
  focus_x: z.int(),
  focus_y: z.int(),
  /** What it shows, by language. */
  alt: z.partialRecord(z.enum(languages), z.string()),
});
export type PublicPicture = z.infer<typeof publicPicture>;

export const adminPicture = z.object({
  id: z.string(),
  state: z.enum(['waiting', 'ready', 'refused']),
  /** Why the last upload was refused. */
  problem: z.enum(pictureProblems).nullable(),
  /** The name of the uploaded file. */
  file_name: z.string(),
  alt: z.partialRecord(z.enum(languages), z.string()),
  focus_x: z.int(),
  focus_y: z.int(),
  /** What pages show; null until it has been processed. */
  shown: publicPicture.nullable(),
  /** A check value of the fields of the form; see `versionOnRequest`. */
  version: z.string().optional(),
});
export type AdminPicture = z.infer<typeof adminPicture>;

const percent = z.int().min(0).max(100);
/** Absent fields and languages stay unchanged; an empty text is removed. */
export const pictureChanges = z
  .object({
    alt: z.partialRecord(z.enum(languages), line(mostAltLetters)),
    focus_x: percent,
    focus_y: percent,
    version: readCheckValue,
  })
  .partial();
export type PictureChanges = z.output<typeof pictureChanges>;

/** `owner_id`: an id, or `home` for the home page. */
const byOwner = z.object({ owner_kind: z.enum(ownerKinds), owner_id: z.union([z.uuid(), z.literal('home')]) });

export const picturesContract = defineContract({
  'GET /api/admin/pictures/of/{owner_kind}/{owner_id}': {
    summary: 'The pictures of the home page, a service, a photographer, a campaign or a resource, in their order',
    access: 'admin',
    roles: ['owner'],
    params: byOwner,
    response: z.array(adminPicture),
    versionOnRequest: true,
    cache: 'no-store',
  },
  'POST /api/admin/pictures/of/{owner_kind}/{owner_id}': {
    summary:
      'Add a picture: JPEG, PNG, WebP or AVIF of at most 25 MB and 60 million pixels, a JPEG of a camera 250 million; it is processed afterwards',
    access: 'admin',
    roles: ['owner'],
    params: byOwner,
    upload: { maxBytes: mostBytes },
    response: adminPicture,
    versionOnRequest: true,
    status: 201,
    refuses: [400, 409, 413, 415, 422],
  },
  'PUT /api/admin/pictures/of/{owner_kind}/{owner_id}/order': {
    summary: 'Place the given pictures first, in that order; the first one is the cover',
    access: 'admin',
    roles: ['owner'],
    params: byOwner,
    body: z.object({ picture_ids: z.array(z.string().max(100)).max(100) }),
    response: z.array(adminPicture),
    versionOnRequest: true,
  },
  'PATCH /api/admin/pictures/{id}': {
    summary: 'Change what a picture shows in words, and its focus',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    body: pictureChanges,
    response: adminPicture,
    versionOnRequest: true,
    refuses: [409],
  },
  'PUT /api/admin/pictures/{id}/file': {
    summary: 'Replace the file of a picture; the old one is shown until the new one is ready',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    upload: { maxBytes: mostBytes },
    response: adminPicture,
    versionOnRequest: true,
    refuses: [400, 409, 413, 415, 422],
  },
  'DELETE /api/admin/pictures/{id}': {
    summary: 'Delete a picture with all its files',
    access: 'admin',
    roles: ['owner'],
    params: byId,
    response: success,
  },
});

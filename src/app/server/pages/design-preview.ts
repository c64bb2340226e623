import type { FastifyRequest } from 'fastify';
import type { PageDesign } from '#features/settings/contract.ts';
import { pageDesignFrom } from '#features/settings/domain/design/page-design.ts';

/** Where the back office shows a public page in a design that has not been saved. */
export const previewPath = '/admin/page-design/preview';

/** The design in the query. Missing or invalid values get their defaults. */
export const previewedDesign = (request: FastifyRequest): PageDesign => pageDesignFrom(request.query);

/** For display only: a click on a link in it must not navigate the frame. */
export const inertBody = (body: string): string => `<div inert>${body}</div>`;

import type { FastifyRequest } from 'fastify';
import type { PageDesign } from '#features/settings/contract.ts';
import { pageDesignFrom } from '#features/settings/domain/page-design.ts';

/** Where the back office has a public page drawn in a design that is not saved (PAGE-019). */
export const previewPath = '/admin/page-design/preview';

/** The design in the query; what is missing there or not allowed falls back to its default, as everywhere (SRV-51). */
export const previewedDesign = (request: FastifyRequest): PageDesign => pageDesignFrom(request.query);

/** To be looked at only: a press on a link in it must not lead the frame away. */
export const lifeless = (body: string): string => `<div inert>${body}</div>`;

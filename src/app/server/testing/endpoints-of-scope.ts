import type { Scope } from '#shared/contract/scope.ts';

/**
 * The endpoints that an API key of each scope may call, written by hand. The access test compares it with the
 * contracts: a scope changed by mistake must fail the test, so never derive this table from the contracts.
 */
export const endpointsOfScope: Readonly<Record<Scope, readonly string[]>> = {
  'bookings:read': [
    'GET /api/admin/availability/explain',
    'GET /api/admin/availability/explain/day',
    'GET /api/admin/bookings',
    'GET /api/admin/bookings/export/excel',
    'GET /api/admin/bookings/news',
    'GET /api/admin/bookings/{id}',
    'GET /api/admin/bookings/{id}/alternatives',
    'GET /api/admin/bookings/{id}/timeline',
    'GET /api/admin/calendar/dates/{date}/bookings',
    'GET /api/admin/calendar/events',
    'GET /api/admin/calendar/exceptions',
    'GET /api/admin/calendar/export/ics',
    'GET /api/admin/day-cancellations/{id}',
    'GET /api/admin/days/{date}/sessions',
    'GET /api/admin/photographers/{id}/bookings',
    'GET /api/admin/resource-timeoff',
    'GET /api/admin/resources/{id}/hours/bookings',
    'GET /api/admin/timeoff',
    'GET /api/admin/timeoff/photographer/{id}',
  ],
  'bookings:write': [
    'POST /api/admin/bookings',
    'POST /api/admin/bookings/{id}/cancel',
    'POST /api/admin/bookings/{id}/cash-payment',
    'POST /api/admin/bookings/{id}/confirm-address',
    'POST /api/admin/bookings/{id}/refunds',
    'POST /api/admin/bookings/{id}/time-request',
    'POST /api/admin/bookings/{id}/time-request/withdraw',
    'POST /api/admin/day-cancellations/{id}/retry',
    'POST /api/admin/days/{date}/cancel',
    'PUT /api/admin/bookings/{id}',
    'PUT /api/admin/bookings/{id}/status',
    'PUT /api/admin/bookings/{id}/umsatz',
  ],
  'contacts:read': [
    'GET /api/admin/contacts',
    'GET /api/admin/contacts/check-new',
    'GET /api/admin/contacts/stats',
    'GET /api/admin/contacts/{id}',
    'GET /api/admin/contacts/{id}/booking',
    'GET /api/admin/contacts/{id}/notes',
  ],
  'contacts:write': [
    'PATCH /api/admin/contacts/{id}',
    'POST /api/admin/contacts',
    'POST /api/admin/contacts/{id}/notes',
  ],
  'customers:read': [
    'GET /api/admin/customers',
    'GET /api/admin/customers/{email}/history',
    'GET /api/admin/customers/{email}/notes',
    'GET /api/admin/customers/{email}/profile',
    'GET /api/admin/customers/{email}/stats',
  ],
  'customers:write': ['POST /api/admin/customers/{email}/notes', 'PUT /api/admin/customers/notes/{id}'],
  'services:read': ['GET /api/admin/services', 'GET /api/admin/services/{id}'],
  'photographers:read': [
    'GET /api/admin/own-hours',
    'GET /api/admin/photographers',
    'GET /api/admin/photographers/{id}',
    'GET /api/admin/resources',
    'GET /api/admin/resources/{id}',
    'GET /api/admin/resources/{id}/hours',
  ],
  'availability:read': [
    'GET /api/admin/calendar/hours',
    'GET /api/admin/calendar/settings',
    'POST /api/admin/bookings/check-availability',
  ],
  'reports:read': ['GET /api/admin/bookings/stats/overview', 'GET /api/admin/reports/charts'],
};

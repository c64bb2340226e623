import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import type { AdminService, NewServiceSent, ServiceChanges } from '../../../contract.ts';
import { servicesCall, servicesKey } from '../../parts/admin/use-services.ts';
import { serviceFields } from './use-service-differences.ts';

export const useSaveService = (service: AdminService | undefined, onSaved: () => void) =>
  useSaveRecord<AdminService, ServiceChanges>({
    stored: service,
    name: 'service',
    fields: serviceFields,
    add: (body) => servicesCall('POST /api/admin/services', { body: body as NewServiceSent }),
    change: ({ id }, body) => servicesCall('PUT /api/admin/services/{id}', { params: { id }, body }),
    queryKey: servicesKey,
    onSaved,
    isLogged: true,
  });

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#shared/web/admin/empty-state.tsx';
import { ExamplesNote } from '#shared/web/admin/examples-note.tsx';
import { LoadFailure } from '#shared/web/admin/load-failure.tsx';
import { PageHeader } from '#shared/web/admin/page-header.tsx';
import { RowsSkeleton } from '#shared/web/admin/table/rows-skeleton.tsx';
import { Button } from '#shared/web/button.tsx';
import { useLanguage, useTexts } from '#shared/web/texts.tsx';
import type { AdminService } from '../../contract.ts';
import { serviceName } from '../../domain/service-words.ts';
import { servicesAdminTexts } from '../../texts/admin-handle.ts';
import { servicesCall, servicesKey, useServices } from '../parts/admin/use-services.ts';
import { ServiceForm } from './form/service-form.tsx';
import { SpecialSettingsForm } from './form/special-settings-form.tsx';
import { SystemServiceForm } from './form/system-service-form.tsx';
import { ServicesList } from './services-list.tsx';

type Open = { readonly form: 'create' } | { readonly form: 'edit' | 'special'; readonly service: AdminService };

/** The screen of the services: add, edit, order, switch on and off. */
export const ServicesScreen = () => {
  const t = useTexts(servicesAdminTexts);
  const services = useServices();
  const [opened, setOpen] = useState<Open>();
  const [named, forget] = useNamedService(services.data);
  const open = opened ?? (named && { form: 'edit' as const, service: named });
  const close = (): void => {
    setOpen(undefined);
    forget();
  };
  const add = (
    <Button onClick={() => setOpen({ form: 'create' })}>
      <Plus size={18} aria-hidden="true" />
      {t('services.add')}
    </Button>
  );
  return (
    <>
      <PageHeader title={t('services.title')} subtitle={t('services.subtitle')}>
        {add}
      </PageHeader>
      {services.data ? (
        services.data.length === 0 ? (
          <div className="card">
            <EmptyState title={t('services.empty')} text={t('services.emptyText')}>
              {add}
            </EmptyState>
          </div>
        ) : (
          <>
            <ExampleServices services={services.data} />
            <ServicesList
              services={services.data}
              onEdit={(service) => setOpen({ form: 'edit', service })}
              onSpecial={(service) => setOpen({ form: 'special', service })}
            />
          </>
        )
      ) : services.isError ? (
        <LoadFailure
          title={t('services.loadingError')}
          error={services.error}
          onRetry={() => void services.refetch()}
        />
      ) : (
        <RowsSkeleton
          rows={6}
          columns={['name', 'line', 'number', 'number', 'badge', 'buttons']}
          tableFrom={80}
          framed
        />
      )}
      {open && formOf(open, close)}
    </>
  );
};

/** The service that the address names, as links of the palette do, and what forgets it once its form is closed. */
const useNamedService = (services: readonly AdminService[] | undefined): [AdminService | undefined, () => void] => {
  const [query, setQuery] = useSearchParams();
  const id = query.get('service');
  return [services?.find((service) => service.id === id), () => id !== null && setQuery({}, { replace: true })];
};

const formOf = (open: Open, onClose: () => void): ReactNode => {
  if (open.form === 'create') return <ServiceForm onClose={onClose} />;
  if (open.form === 'special') return <SpecialSettingsForm service={open.service} onClose={onClose} />;
  return open.service.is_system_service ? (
    <SystemServiceForm service={open.service} onClose={onClose} />
  ) : (
    <ServiceForm service={open.service} onClose={onClose} />
  );
};

/** The example services, with buttons to delete or keep all of them. */
const ExampleServices = ({ services }: { readonly services: readonly AdminService[] }) => {
  const { language } = useLanguage();
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: servicesKey });
  const remove = useMutation({ mutationFn: () => servicesCall('DELETE /api/admin/services/examples'), onSettled });
  const keep = useMutation({ mutationFn: () => servicesCall('POST /api/admin/services/examples/keep'), onSettled });
  return (
    <ExamplesNote
      names={services.filter(({ is_example }) => is_example).map((service) => serviceName(service, language))}
      onDelete={() => remove.mutateAsync()}
      onKeep={() => keep.mutateAsync()}
    />
  );
};

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ExamplesNote } from '#shared/web/admin/examples-note.tsx';
import { useLanguage } from '#shared/web/texts.tsx';
import type { AdminService } from '../../contract.ts';
import { serviceName } from '../../domain/service-words.ts';
import { servicesCall, servicesKey } from '../parts/admin/use-services.ts';

/** The example services, with buttons to delete or keep all of them. */
export const ExampleServices = ({ services }: { readonly services: readonly AdminService[] }) => {
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

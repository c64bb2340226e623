import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ExamplesNote } from '#shared/web/admin/examples-note.tsx';
import type { AdminPhotographer } from '../../contract.ts';
import { photographersCall, photographersKey } from '../parts/admin/use-photographers.ts';

/** The example photographers, with buttons to delete or keep all of them. */
export const ExamplePhotographers = ({ photographers }: { readonly photographers: readonly AdminPhotographer[] }) => {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: photographersKey });
  const remove = useMutation({
    mutationFn: () => photographersCall('DELETE /api/admin/photographers/examples'),
    onSettled,
  });
  const keep = useMutation({
    mutationFn: () => photographersCall('POST /api/admin/photographers/examples/keep'),
    onSettled,
  });
  return (
    <ExamplesNote
      names={photographers.filter(({ is_example }) => is_example).map(({ name }) => name)}
      onDelete={() => remove.mutateAsync()}
      onKeep={() => keep.mutateAsync()}
    />
  );
};

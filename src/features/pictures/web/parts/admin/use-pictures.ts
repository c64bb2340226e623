import { type UseQueryResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { adminCaller } from '#features/auth/web/parts/admin-call.ts';
import { useSaveRecord } from '#shared/web/admin/form/use-save-record.ts';
import { showAlert } from '#shared/web/dialog/dialogs.tsx';
import type { AdminPicture, PictureChanges, picturesContract } from '../../../contract.ts';
import type { PictureOwner } from '../../../domain/picture-owner.ts';
import { usePictureTexts } from './use-picture-texts.ts';

const call = adminCaller<typeof picturesContract>();

/** How often the state of pictures that are being processed is asked for, in ms. */
const askEvery = 1000;

export const picturesKey = ({ kind, id }: PictureOwner) => ['pictures', kind, id ?? 'home'] as const;
const paramsOf = ({ kind, id }: PictureOwner) => ({ owner_kind: kind, owner_id: id ?? ('home' as const) });

/** The pictures of an owner, in their order; asked for again while one is being processed. */
export const usePictures = (owner: PictureOwner): UseQueryResult<AdminPicture[]> =>
  useQuery({
    queryKey: picturesKey(owner),
    queryFn: ({ signal }) =>
      call('GET /api/admin/pictures/of/{owner_kind}/{owner_id}', { params: paramsOf(owner) }, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((one) => one.state === 'waiting') ? askEvery : false),
  });

interface Sending {
  readonly owner: PictureOwner;
  /** The id of the picture whose file is replaced; undefined for a new one. */
  readonly replaced: string | undefined;
  readonly onProgress: (sent: number) => void;
}

/** Sends a file as a new picture, or in place of another one. */
export const sendPicture = (file: File, { owner, replaced, onProgress }: Sending): Promise<AdminPicture> =>
  replaced === undefined
    ? call('POST /api/admin/pictures/of/{owner_kind}/{owner_id}', { params: paramsOf(owner), file }, { onProgress })
    : call('PUT /api/admin/pictures/{id}/file', { params: { id: replaced }, file }, { onProgress });

/** Stores a new order; shown at once, and taken back if the request fails. */
export const useOrderPictures = (owner: PictureOwner) => {
  const words = usePictureTexts();
  const client = useQueryClient();
  const key = picturesKey(owner);
  return useMutation({
    scope: { id: `order of pictures ${key.join(' ')}` },
    mutationFn: (ids: readonly string[]) =>
      call('PUT /api/admin/pictures/of/{owner_kind}/{owner_id}/order', {
        params: paramsOf(owner),
        body: { picture_ids: [...ids] },
      }),
    onMutate: async (ids) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<readonly AdminPicture[]>(key);
      client.setQueryData(
        key,
        before?.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)),
      );
      return before;
    },
    onError: (_error, _ids, before) => {
      client.setQueryData(key, before);
      void showAlert(words.failed);
    },
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
};

export const useDeletePicture = (owner: PictureOwner) => {
  const words = usePictureTexts();
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call('DELETE /api/admin/pictures/{id}', { params: { id } }),
    onError: () => void showAlert(words.failed),
    onSettled: () => client.invalidateQueries({ queryKey: picturesKey(owner) }),
  });
};

export const useSavePicture = (owner: PictureOwner, picture: AdminPicture, onSaved: () => void) =>
  useSaveRecord<AdminPicture, PictureChanges>({
    stored: picture,
    name: 'picture',
    fields: ['alt', 'focus_x', 'focus_y'],
    change: ({ id }, body) => call('PATCH /api/admin/pictures/{id}', { params: { id }, body }),
    queryKey: picturesKey(owner),
    onSaved,
  });

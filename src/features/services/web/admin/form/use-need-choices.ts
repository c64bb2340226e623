import { usePhotographers } from '#features/photographers/web/parts/admin/use-photographers.ts';
import type { ResourceKind } from '#features/resources/domain/resource-kind.ts';
import { useResources } from '#features/resources/web/parts/admin/use-resources.ts';
import { inLanguage } from '#shared/kernel/in-language.ts';
import { useLanguage } from '#shared/web/texts.tsx';

/** Something that a service may need besides its photographer. */
export interface NeedChoice {
  readonly id: string;
  readonly name: string;
  readonly kind: ResourceKind | 'photographer';
  readonly units: number;
  readonly active: boolean;
}

/** Returns what a service may need, in the order of the studio, photographers last; undefined until it is loaded. */
export const useNeedChoices = (): readonly NeedChoice[] | undefined => {
  const { language } = useLanguage();
  const resources = useResources().data;
  const photographers = usePhotographers().data;
  if (!resources || !photographers) return undefined;
  return [
    ...resources.map((one) => ({ ...one, name: inLanguage(one, 'name', language) })),
    ...photographers.map(({ id, name, is_active }) => ({
      id,
      name,
      kind: 'photographer' as const,
      units: 1,
      active: is_active,
    })),
  ];
};

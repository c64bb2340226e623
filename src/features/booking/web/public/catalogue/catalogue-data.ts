import type { PublicPhotographer } from '#features/photographers/contract.ts';
import type { PublicService } from '#features/services/contract.ts';

/** One of the two; neither if they could not be read. */
export interface CatalogueData {
  readonly service?: PublicService;
  /** Who offers the service, with the paths of their pages. */
  readonly photographers?: readonly PersonLink[];
  /** Whether customers may leave open who takes the session. */
  readonly anyone?: boolean;
  readonly photographer?: OfferedPerson;
  /** What the photographer offers, with the paths of the pages. */
  readonly services?: readonly CatalogueServiceLink[];
}

export interface PersonLink extends Pick<PublicPhotographer, 'name' | 'picture'> {
  readonly page: string;
}

/** A photographer, with the text in the language of the page. */
export interface OfferedPerson extends Pick<PublicPhotographer, 'id' | 'name' | 'picture'> {
  readonly text: string | null;
}

export interface CatalogueServiceLink {
  /** Without its pictures, which its own page shows. */
  readonly service: Omit<PublicService, 'pictures'>;
  readonly page: string;
}

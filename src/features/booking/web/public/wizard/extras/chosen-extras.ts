import type { ReactNode } from 'react';
import type { PublicService } from '#features/services/contract.ts';

/** The choice besides the service, as the query of free times; undefined: nothing was chosen yet. */
export interface ChosenExtras {
  /** 'ID:count,ID:count' */
  readonly options?: string | undefined;
  readonly people?: number | undefined;
}

/** A service with the choice, which its price and its minutes contain. */
export interface ChosenService extends PublicService {
  /** The items, and the items with their prices. */
  readonly lines?: ReactNode;
  readonly pricedLines?: ReactNode;
  /** The part of the request that books. */
  readonly order?: {
    readonly options: { readonly id: string; readonly count: number }[];
    readonly people?: number | undefined;
    readonly discount_code?: string;
  };
}

/** Something that a session needs besides its photographer: any one of these resources. */
export interface Need {
  readonly resource_ids: readonly string[];
}

/** How many needs a service may have, and how many resources each. */
export const mostNeeds = 10;
export const mostPerNeed = 50;

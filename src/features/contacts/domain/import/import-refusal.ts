/** Why a whole file cannot be imported. */
export type RefusedBecause =
  | { readonly reason: 'empty' | 'no_contacts' }
  | { readonly reason: 'no_person'; readonly headers: readonly string[] }
  | { readonly reason: 'too_many_columns'; readonly most: number };

/** A file that cannot be imported, with the reason. */
export class ImportRefusal extends Error {
  override readonly name = 'ImportRefusal';
  readonly because: RefusedBecause;

  constructor(because: RefusedBecause) {
    super(`The file cannot be imported: ${because.reason}`);
    this.because = because;
  }

  /** Whether choosing how the file is read may help. */
  get byHand(): boolean {
    return this.because.reason === 'no_person' || this.because.reason === 'no_contacts';
  }
}

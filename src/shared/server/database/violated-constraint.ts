/** Returns the name of the constraint or unique index for which PostgreSQL refused a statement; undefined: another error. */
export const violatedConstraint = (error: unknown): string | undefined =>
  error instanceof Error && 'constraint' in error && typeof error.constraint === 'string'
    ? error.constraint
    : undefined;

/** The database cannot be started. `message` is one line for the operator; the stack is not needed. */
export class DatabaseRefusal extends Error {
  override name = 'DatabaseRefusal';
}

/** The product cannot be started here. `message` is one line for the operator; the stack is not needed. */
export class StartRefusal extends Error {
  override name = 'StartRefusal';
}

import { bookSomething, saveSetting } from '../../e2e/support/public-site.ts';
import type { Studio } from '../../e2e/support/studio-process.ts';

interface Unconfirmed {
  readonly id: string;
  /** Path and query of the link in the mail that asks for the confirmation. */
  readonly link: string;
}

/** The path of a scene in a studio whose customers must confirm their e-mail address, with a booking that waits for it. */
export const unconfirmed =
  (pathOf: (booking: Unconfirmed) => string, statement?: string) =>
  async (studio: Studio): Promise<string> => {
    await saveSetting(studio, 'email', { confirmation: { required: true } });
    const { booking_id: id } = await bookSomething(studio);
    const { messages } = (await studio.api('GET', '/api/admin/outbox?status=waiting')).body as { messages: Message[] };
    const mail = messages.find(({ booking }) => booking?.id === id)?.id ?? '';
    const { plain_text } = (await studio.api('GET', `/api/admin/outbox/${mail}`)).body;
    const link = /\/booking\/confirm\/\S+/.exec(String(plain_text))?.[0] ?? '';
    if (statement) await studio.sql(statement, [id]);
    return pathOf({ id, link });
  };

interface Message {
  readonly id: string;
  readonly booking: { readonly id: string } | null;
}

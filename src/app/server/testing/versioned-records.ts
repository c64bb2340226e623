import { address, invoicingStudio } from '#features/invoices/server/testing/invoicing-studio.ts';
import { drawn, pictureForm } from '#features/pictures/server/testing/picture-studio.ts';
import { adminLogin, type TestResponse } from './test-studio.ts';

/** The studio of every test that imports this: it issues documents. */
const { studio, bookAt, put, service, photographer } = invoicingStudio();
type Headers = Record<string, string>;
/** The header that asks for versions, as the back office does. */
export const asking: Headers = { 'x-with-version': '1' };
type Send = (...call: Call) => Promise<TestResponse>;
type Call = [method: 'GET' | 'PUT' | 'PATCH' | 'POST', path: string, body?: unknown, headers?: Headers];
const admin: Send = (method, path, body, headers = asking) =>
  studio().adminCall(method, `/api/admin/${path}`, body, headers);

/** A record with the form that changes it. */
interface Versioned {
  /** The n-th of different bodies. */
  readonly body: (n: number) => object;
  /** The record as a refusal contains it, with its version. */
  readonly read: () => Promise<{ readonly version: number | string }>;
  /** Sends a change of the record. */
  readonly change: (body: object, headers?: Headers) => Promise<TestResponse>;
  /** The name of the record in the body of a refusal. */
  readonly name: string;
  /** Whether a change is answered by something else than the record. */
  readonly isAnswered?: false;
  /** What a program that knows no version gets of such a record where it is added and listed. */
  readonly plain?: () => Promise<unknown>;
}
type Make = () => Promise<Versioned>;

const changing =
  (path: string, send: Send = admin, method: 'PUT' | 'PATCH' = 'PUT'): Versioned['change'] =>
  (body, headers) =>
    send(method, path, body, headers);

const booking: Make = async () => {
  const { booking_id: id } = await bookAt();
  await put(id, 'COMPLETED');
  return {
    name: 'booking',
    body: (n) => ({ photos_delivered: n, actual_revenue: n }),
    read: async () => (await admin('GET', `bookings/${id}`)).body,
    change: changing(`bookings/${id}/umsatz`),
  };
};

const note: Make = async () => {
  const notes = 'customers/ida@example.de/notes';
  const { id } = (await admin('POST', notes, { note: 'Neu' })).body;
  return {
    name: 'note',
    body: (n) => ({ note: `Notiz ${n}` }),
    read: async () => (await admin('GET', notes)).body.find((one: { id: string }) => one.id === id),
    change: changing(`customers/notes/${id}`),
  };
};

/** How many records there are so far: each has names and a day of its own. */
let made = 0;
const next = (): number => ++made;
const dayIn = (month: string, n: number): string => `2030-${month}-${String((n % 28) + 1).padStart(2, '0')}`;

const addCampaign = async () => {
  const n = next();
  const terms = { from: '10:00', to: '11:00', session_minutes: 20, price: 79 };
  const owner = { service_id: service(), photographer_id: photographer() };
  const day = { slug: `minis-${n}`, name_de: 'Minis', date: dayIn('07', n) };
  return (await admin('POST', 'campaigns', { ...day, ...owner, ...terms })).body;
};

const campaign: Make = async () => {
  const { id } = await addCampaign();
  return {
    name: 'campaign',
    body: (n) => ({ text_de: `Text ${n}` }),
    read: async () => (await admin('GET', `campaigns/${id}`)).body,
    change: changing(`campaigns/${id}`),
  };
};

const spot: Make = async () => {
  const { id, spots } = await addCampaign();
  return {
    name: 'spot',
    body: (n) => ({ own_price: n }),
    read: async () => {
      const { body } = await admin('GET', `campaigns/${id}`);
      return { ...body.spots[0], version: body.version };
    },
    change: changing(`campaigns/${id}/spots/${spots[0].id}`),
    isAnswered: false,
  };
};

const recipientAt = (path: string, documents: string, send: Send): Versioned => ({
  name: 'current',
  body: (n) => ({ ...address, street: `Weg ${n}` }),
  read: async () => {
    const { recipient, version } = (await send('GET', documents)).body;
    return { recipient, version };
  },
  change: changing(path, send),
  isAnswered: false,
});

const recipient: Make = async () => {
  const { booking_id: id } = await bookAt();
  return recipientAt(`bookings/${id}/invoice-recipient`, `bookings/${id}/invoices`, admin);
};

const recipientByCustomer: Make = async () => {
  const { booking_id: id, cancel_token } = await bookAt();
  return recipientAt('invoice-recipient', 'invoices', (method, path, body, headers = asking) =>
    studio().call(method, `/api/bookings/${id}/${path}?token=${cancel_token}`, body, headers),
  );
};

/** Records that are added by a request and are in a list. */
interface Listed {
  readonly path: string;
  /** The list with the record, if it is not at `path`. */
  readonly list?: () => string;
  readonly method?: 'PATCH';
  readonly name: string;
  /** What adds the n-th record, to `path`, or how. */
  readonly added: (n: number) => Promise<object> | object;
  readonly add?: (headers?: Headers) => Promise<TestResponse>;
  readonly body: Versioned['body'];
}

const listed =
  ({ path, list = () => path, method, name, added, body, ...kind }: Listed): Make =>
  async () => {
    const send = kind.add ?? (async (headers?: Headers) => admin('POST', path, await added(next()), headers));
    const add = async (headers?: Headers) => {
      const { status, body: record } = await send(headers);
      if (status !== 201) throw new Error(JSON.stringify(record));
      return record;
    };
    const { id } = await add();
    const all = async (headers?: Headers): Promise<readonly any[]> => {
      const found = (await admin('GET', list(), undefined, headers)).body;
      return found.people ?? found;
    };
    return {
      name,
      body,
      read: async () => (await all()).find((one) => one.id === id),
      change: changing(`${path}/${id}`, admin, method),
      plain: async () => [await add({}), ...(await all({}))],
    };
  };

let pictured: string | undefined;
const addPicture = async (headers: Headers = asking): Promise<TestResponse> => {
  pictured ??= service();
  const { payload, headers: ofForm } = await pictureForm(await drawn(300, 200).jpeg().toBuffer(), 'bild.jpg');
  return admin('POST', `pictures/of/service/${pictured}`, payload, { ...ofForm, ...headers });
};

const off = (path: string, ownerOf: (n: number) => Promise<object>): Make =>
  listed({
    path,
    name: 'time_off',
    added: async (n) => ({
      ...(await ownerOf(n)),
      start: `${dayIn('08', n)}T10:00`,
      end: `${dayIn('08', n)}T12:00`,
    }),
    body: (n) => ({ reason: `Urlaub ${n}` }),
  });
const room = async (n: number) => (await admin('POST', 'resources', { kind: 'room', name_de: `Raum ${n}` })).body.id;

/** The records that are changed by a form with a version. */
export const records: Readonly<Record<string, Make>> = {
  'the result of a session': booking,
  'a note': note,
  'a mini-session day': campaign,
  'a spot': spot,
  'the address of documents': recipient,
  'the address of documents, by the customer': recipientByCustomer,
  'a discount code': listed({
    path: 'discount-codes',
    method: 'PATCH',
    name: 'discount',
    added: (n) => ({ code: `LICHT-${n}`, percent: 10 }),
    body: (n) => ({ max_uses: n }),
  }),
  'a webhook': listed({
    path: 'webhooks',
    name: 'webhook',
    added: (n) => ({ url: `https://example.de/${n}`, events: ['booking.created'] }),
    body: (n) => ({ description: `Haken ${n}` }),
  }),
  'a person of the team': listed({
    path: 'team',
    name: 'person',
    added: (n) => ({
      full_name: 'Jana Roth',
      email: `jana-${n}@example.de`,
      role: 'desk',
      current_password: adminLogin.password,
    }),
    body: (n) => ({ full_name: `Jana ${n}` }),
  }),
  'an exception of the calendar': listed({
    path: 'calendar/exceptions',
    name: 'exception',
    added: (n) => ({ date: dayIn('09', n), name: 'Fest', is_working: false }),
    body: (n) => ({ name: `Fest ${n}` }),
  }),
  'a picture': listed({
    path: 'pictures',
    list: () => `pictures/of/service/${pictured}`,
    method: 'PATCH',
    name: 'picture',
    added: () => ({}),
    add: addPicture,
    body: (n) => ({ alt: { de: `Bild ${n}` }, focus_x: n }),
  }),
  'a time off of a photographer': off('timeoff', async () => ({ photographer_id: await studio().addPhotographer() })),
  'a time off of a resource': off('resource-timeoff', async (n) => ({ resource_id: await room(n) })),
};

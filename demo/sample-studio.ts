import type { NewResource } from '#features/resources/contract.ts';
import type { ServiceChanges } from '#features/services/contract.ts';
import type { SentOption } from '#features/services/options-contract.ts';
import type { NewService } from '#features/services/server/api.ts';

/** A sample studio in Berlin. */
export const company = {
  company_name: 'Studio Lichtblick',
  company_email: 'hallo@studio-lichtblick.example',
  company_phone: '+49 30 5557 2040',
  company_address: 'Oranienstraße 185, 10999 Berlin',
  company_website: 'https://studio-lichtblick.example',
  notification_footer: 'Parken können Sie im Hof. Mit der U8 sind es drei Minuten vom Moritzplatz.',
};

/** The account for transfers; its IBAN is the one of examples. */
export const account = {
  transfer_enabled: true,
  transfer_account_holder: 'Studio Lichtblick',
  transfer_iban: 'DE89370400440532013000',
  transfer_deadline_days: 5,
};

export const services: readonly Omit<NewService, 'id' | 'sort_order'>[] = [
  {
    name: 'Porträtshooting',
    name_de: 'Porträtshooting',
    name_ru: 'Портретная фотосессия',
    description: 'Porträts mit Ruhe und gutem Licht.',
    description_de: 'Ruhe, gutes Licht und ein Blick für Sie. Mit Beratung zu Kleidung und zehn bearbeiteten Bildern.',
    description_ru: 'Спокойствие, хороший свет и взгляд на вас. С советом по одежде и десятью обработанными снимками.',
    duration_min: 60,
    price_cents: 16_900,
  },
  {
    name: 'Bewerbungsfotos',
    name_de: 'Bewerbungsfotos',
    name_ru: 'Фото для резюме',
    description: 'Ein Bild, das zu Ihnen und zur Stelle passt.',
    description_de: 'Ein Bild, das zu Ihnen und zur Stelle passt. Drei bearbeitete Bilder, fertig am selben Tag.',
    description_ru: 'Снимок, который подходит вам и вакансии. Три обработанных фото в тот же день.',
    duration_min: 30,
    price_cents: 8900,
  },
  {
    name: 'Familienshooting',
    name_de: 'Familienshooting',
    name_ru: 'Семейная фотосессия',
    description: 'Zeit für alle: spielen, lachen, fotografieren.',
    description_de: 'Zeit für alle: spielen, lachen, fotografieren. Bis zu sechs Personen, zwanzig bearbeitete Bilder.',
    description_ru:
      'Время для всех: играть, смеяться, фотографироваться. До шести человек, двадцать обработанных снимков.',
    duration_min: 90,
    price_cents: 26_900,
    payment_enabled: true,
    prepayment_cents: 5000,
  },
  {
    name: 'Neugeborenenshooting',
    name_de: 'Neugeborenenshooting',
    name_ru: 'Съёмка новорождённых',
    description: 'Warmes Studio, alle Zeit der Welt.',
    description_de: 'Warmes Studio, alle Zeit der Welt und Pausen, wann immer Ihr Kind sie braucht.',
    description_ru: 'Тёплая студия, сколько угодно времени и перерывы, когда они нужны малышу.',
    duration_min: 120,
    price_cents: 34_900,
    birth_window: { places_per_week: 2, first_day: 5, last_day: 14 },
  },
  {
    name: 'Paarshooting',
    name_de: 'Paarshooting',
    name_ru: 'Фотосессия для двоих',
    description: 'Zu zweit, im Studio oder am Kanal.',
    description_de: 'Zu zweit, im Studio oder am Landwehrkanal. Fünfzehn bearbeitete Bilder.',
    description_ru: 'Вдвоём, в студии или у канала. Пятнадцать обработанных снимков.',
    duration_min: 75,
    price_cents: 21_900,
  },
  {
    name: 'Sonderangebot',
    name_de: 'Weihnachtsminis',
    name_ru: 'Рождественские мини-сессии',
    description: 'Eine halbe Stunde vor der Weihnachtskulisse.',
    description_de:
      'Eine halbe Stunde vor unserer Weihnachtskulisse. Sie zahlen nur die Bilder, die Sie behalten: {price}\u00a0€ je Bild, im Studio.',
    description_ru:
      'Полчаса у нашей рождественской декорации. Вы платите только за снимки, которые оставите себе: {price}\u00a0€ за снимок, в студии.',
    duration_min: 30,
    price_cents: 2000,
    is_system_service: true,
  },
];

export const photographers = [
  {
    name: 'Anna Lindner',
    email: 'anna@studio-lichtblick.example',
    phone: '+49 30 5557 2041',
    bio: 'Porträts und Bewerbungsfotos mit ruhiger Hand. Seit 2015 im Studio.',
    bio_ru: 'Портреты и фото для резюме, спокойно и без спешки. В студии с 2015 года.',
    experience_years: 11,
    hourly_rate_cents: 9500,
  },
  {
    name: 'Max Berger',
    email: 'max@studio-lichtblick.example',
    phone: '+49 30 5557 2042',
    bio: 'Familien und Kinder, am liebsten in Bewegung.',
    bio_ru: 'Семьи и дети, лучше всего в движении.',
    experience_years: 7,
    hourly_rate_cents: 8500,
  },
  {
    name: 'Elena Sokolowa',
    email: 'elena@studio-lichtblick.example',
    phone: '+49 30 5557 2043',
    bio: 'Neugeborene und Paare. Spricht Deutsch und Russisch.',
    bio_ru: 'Новорождённые и пары. Говорит по-немецки и по-русски.',
    experience_years: 9,
    hourly_rate_cents: 9000,
  },
];

export const resources: readonly NewResource[] = [
  { kind: 'room', name_de: 'Großes Studio', name_ru: 'Большая студия', shown_to_customers: true },
  { kind: 'room', name_de: 'Kleines Studio', name_ru: 'Малая студия', shown_to_customers: true },
  { kind: 'person', name_de: 'Mira Köhler, Visagistin', name_ru: 'Мира Кёлер, визажист' },
];

/** What services need besides their photographer: any one of each list, by name. */
export const needs: Readonly<Record<string, readonly (readonly string[])[]>> = {
  Porträtshooting: [['Großes Studio', 'Kleines Studio']],
  Familienshooting: [['Großes Studio']],
  Neugeborenenshooting: [['Kleines Studio']],
  Paarshooting: [['Großes Studio', 'Kleines Studio'], ['Mira Köhler, Visagistin']],
};

interface SampleExtras {
  /** The needs are names of resources. */
  readonly options: readonly (Omit<SentOption, 'id' | 'needs'> & { readonly needs: readonly string[] })[];
  readonly people?: NonNullable<ServiceChanges['people']>;
}

const usual = { extra_minutes: 0, max_count: 1, required: false, active: true, needs: [] } as const;

/** What customers may add to services: options, and the number of people. */
export const extras: Readonly<Record<string, SampleExtras>> = {
  Porträtshooting: {
    options: [
      {
        ...usual,
        name_de: 'Make-up und Haare',
        name_ru: 'Макияж и причёска',
        price: 65,
        extra_minutes: 30,
        needs: ['Mira Köhler, Visagistin'],
      },
      { ...usual, name_de: 'Zweites Outfit', name_ru: 'Второй образ', price: 25, extra_minutes: 15 },
    ],
  },
  Familienshooting: {
    options: [
      {
        ...usual,
        name_de: 'Fünf weitere bearbeitete Bilder',
        name_ru: 'Ещё пять обработанных снимков',
        price: 45,
        max_count: 4,
      },
      { ...usual, name_de: 'Fotobuch', name_ru: 'Фотокнига', price: 79 },
    ],
    people: { included: 4, max: 8, price_each: 15, minutes_each: 5 },
  },
};

/** Services that may be booked right after another one. */
export const asSecondSession: readonly string[] = ['Bewerbungsfotos'];

/** Discount codes; `service`: the name of the only one that it applies to. */
export const discounts = [
  { code: 'DANKE10', percent: 10, service: undefined },
  { code: 'FAMILIE20', amount: 20, once_per_person: true, max_uses: 50, service: 'Familienshooting' },
] as const;

/** Customers: name and language. Their e-mail addresses are at a domain that receives nothing. */
export const customers: readonly { readonly name: string; readonly email: string; readonly language: 'de' | 'ru' }[] = [
  { name: 'Johanna Krüger', email: 'johanna.krueger@kunde.example', language: 'de' },
  { name: 'Mehmet Yıldız', email: 'mehmet.yildiz@kunde.example', language: 'de' },
  { name: 'Ольга Петрова', email: 'olga.petrova@kunde.example', language: 'ru' },
  { name: 'Sophie Lange', email: 'sophie.lange@kunde.example', language: 'de' },
  { name: 'Familie Schröder', email: 'familie.schroeder@kunde.example', language: 'de' },
  { name: 'Jonas Weiß', email: 'jonas.weiss@kunde.example', language: 'de' },
  { name: 'Анна Ковалёва', email: 'anna.kovaleva@kunde.example', language: 'ru' },
  { name: 'Clara Hoffmann', email: 'clara.hoffmann@kunde.example', language: 'de' },
  { name: 'Luisa und Tim', email: 'luisa.tim@kunde.example', language: 'de' },
  { name: 'Dr. Friederike Baumgartner-Oßwald', email: 'f.baumgartner@kunde.example', language: 'de' },
  { name: 'Nguyễn Thị Mai', email: 'mai.nguyen@kunde.example', language: 'de' },
  { name: 'Paul Zimmermann', email: 'paul.zimmermann@kunde.example', language: 'de' },
  { name: 'Дмитрий Волков', email: 'dmitri.volkov@kunde.example', language: 'ru' },
  { name: 'Greta Sommer', email: 'greta.sommer@kunde.example', language: 'de' },
  { name: 'Ben Adler', email: 'ben.adler@kunde.example', language: 'de' },
  { name: 'Katharina Vogt', email: 'katharina.vogt@kunde.example', language: 'de' },
];

export const notes = [
  'Wir bringen unseren Hund mit, das ist hoffentlich in Ordnung.',
  'Bitte eher natürlich als gestellt.',
  'Unser Sohn ist anfangs schüchtern.',
  'Können wir auch draußen am Kanal fotografieren?',
  'Просим говорить по-русски, если возможно.',
];

/** Vouchers that were sold at the desk. */
export const vouchers = [
  {
    days_ago: 24,
    amount: 150,
    method: 'card_terminal',
    buyer_name: 'Katrin Vogel',
    buyer_email: 'katrin.vogel@example.de',
    recipient_name: 'Jana und Tim',
    dedication: 'Alles Gute zur Hochzeit!\nEure Katrin',
    mailed_in: null,
  },
  {
    days_ago: 9,
    amount: 200,
    method: 'transfer',
    buyer_name: 'Ольга Соколова',
    buyer_email: 'olga.sokolova@example.de',
    recipient_name: 'Марина',
    dedication: 'С днём рождения!',
    language: 'ru',
    mailed_in: { days: 12, email: 'marina@example.de' },
  },
  {
    days_ago: 2,
    amount: 50,
    method: 'cash',
    buyer_name: 'Peter Lang',
    recipient_name: '',
    dedication: '',
    mailed_in: null,
  },
] as const;

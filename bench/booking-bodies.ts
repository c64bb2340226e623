/** The body of a request to book. */
export interface BookingBody {
  readonly service_id: string;
  readonly photographer_id: string;
  readonly location_id: 'company';
  readonly start: string;
  readonly customer: object;
}

/** The n-th session of a photographer who works from nine to six in quarter hours, starting the day after tomorrow. */
export const bookingBody = (service_id: string, photographer_id: string, n: number): BookingBody => {
  const date = new Date(Date.now() + (2 + Math.floor(n / 36)) * 86_400_000).toISOString().slice(0, 10);
  const minute = 540 + (n % 36) * 15;
  const time = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  return {
    service_id,
    photographer_id,
    location_id: 'company',
    start: `${date}T${time}:00`,
    customer: nextCustomer(),
  };
};

let customers = 0;
/** A different customer for each: nobody may have more than fifty future sessions. */
const nextCustomer = (): object => {
  const n = customers++;
  return { name: 'Änne Müller', email: `aenne${n}@example.de`, phone: `+49 170 ${1_000_000 + n}` };
};

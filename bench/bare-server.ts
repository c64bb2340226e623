import Fastify from 'fastify';

// The lower limit for this framework and machine: a constant JSON response as large as a day's slots.
const slots = Array.from({ length: 9 }, (_, i) => {
  const hour = String(9 + i).padStart(2, '0');
  return { start: `2030-06-05T${hour}:00:00+02:00`, end: `2030-06-05T${hour}:59:00+02:00` };
});
const server = Fastify();
server.get('/slots', () => ({ slots }));
await server.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
